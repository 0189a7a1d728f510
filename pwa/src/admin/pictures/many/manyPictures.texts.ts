import { counted } from '../../../shared/texts/ui.texts.ts';

const pictures = (count: number): string =>
  counted(count, ['fotografija', 'fotografije', 'fotografija']);

export const manyPicturesTexts = {
  link: 'Dodaj više odjednom',
  title: 'Više fotografija odjednom',
  lead: 'Polja ispod važe za sve fotografije. Svaka ima svoj naslov; početni je ime datoteke.',
  pictures: 'Fotografije',
  picturesHint: '.jpg, .jpeg i .png, svaka najviše 10 MB. Može ih biti do 500.',
  count: pictures,
  choose: 'Izaberite fotografije',
  drop: 'ili ih prevucite ovde',
  missing: 'Izaberite fotografije i svakoj dajte naslov.',
  tooLong: 'Neki naslov ili opis je predugačak.',
  titleOf: (name: string) => `Naslov: ${name}`,
  altOf: (name: string) => `Opis fotografije: ${name}`,
  alt: 'Opis za one koji fotografiju ne vide',
  remove: (name: string) => `Ukloni: ${name}`,
  alike: (names: string) =>
    `Nisu dodate, jer imaju isto ime i veličinu kao druga izabrana: ${names}. Promenite im ime.`,
  tooMany: (count: number, most: number) =>
    `Nije dodato: ${pictures(count)}. Odjednom ih može biti najviše ${String(most)}.`,
  noFile: 'Izaberite ponovo ovu datoteku: uređaj je nije sačuvao.',
  sending: 'Šalje se…',
  saved: 'Sačuvano',
  failed: 'Nije sačuvano',
  someRefused: (saved: number, names: string) =>
    `Sačuvano: ${pictures(saved)}. Nije sačuvano: ${names}. Razlog je ispod svake.`,
  progress: (done: number, all: number) => `Sačuvano ${String(done)} od ${String(all)}.`,
  waits: (time: string) =>
    `Server prima ograničen broj datoteka u 20 minuta. Slanje se nastavlja samo, u ${time}. Ostavite ovu stranicu otvorenu.`,
  goesOn: (time: string) => ` Nastavlja se samo, u ${time}.`,
  stop: 'Prekini slanje',
  stopped:
    'Slanje je prekinuto. Sačuvane fotografije ostaju; „Sačuvaj“ nastavlja od prve nesačuvane.',
  created: (count: number) => `Dodato: ${pictures(count)}.`,
} as const;
