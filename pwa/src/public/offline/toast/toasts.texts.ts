import { verbatim } from '@centar/domain/verbatim.ts';
import { counted } from '../../../shared/texts/ui.texts.ts';

export const toastTexts = {
  close: 'Zatvori',
  changes: {
    title: 'Promene od poslednje posete',
    kinds: {
      cancelled: 'Otkazano',
      gone: 'Više nije na rasporedu',
      moved: 'Pomereno',
      shortened: 'Skraćeno',
      extended: 'Produženo',
      back: 'Ipak se održava',
      new: 'Novo',
    },
    until: (kind: string, date: string) => `${kind} do ${date}`,
    formerly: (former: string) => ` (ranije ${former})`,
    more: (count: number) =>
      `Još ${counted(count, ['promena', 'promene', 'promena'])} na rasporedu`,
  },
  update: {
    title: 'Nova verzija je spremna',
    reload: 'Osveži',
    later: 'Kasnije',
    unsaved:
      'Na ovoj strani ima teksta koji bi se izgubio. Pošaljite ga ili obrišite, pa osvežite.',
  },
  install: {
    title: (name: string) => `Instalirajte ${name} na telefon`,
    text: 'Raspored i program otvaraju se jednim dodirom, i bez veze.',
    byHand: {
      iphone: `Dodirnite dugme za deljenje, pa „Dodaj na početni ekran“ (${verbatim('Add to Home Screen')}).`,
      firefox: `Otvorite meni pregledača (⋮), pa dodirnite „Instaliraj“ ili „Dodaj na početni ekran“ (${verbatim('Add to Home screen')}).`,
    },
    install: 'Instaliraj',
    decline: 'Ne, hvala',
  },
  script: {
    title: { latin: 'Ranije ste čitali latinicom', cyrillic: 'Ranije ste čitali ćirilicom' },
    follow: { latin: 'Pređi na latinicu', cyrillic: 'Pređi na ćirilicu' },
    stay: 'Ostani ovde',
  },
};
