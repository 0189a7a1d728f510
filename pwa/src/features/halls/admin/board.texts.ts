import { counted, type CountedWord } from '../../../shared/texts/ui.texts.ts';

const SCREENING: CountedWord = ['projekcija', 'projekcije', 'projekcija'];

export const boardTexts = {
  title: 'Raspored sala',
  subtitle: 'Projekcije i programi nedelje, po salama i danima.',
  caption: (from: string, to: string) => `Nedelja od ${from} do ${to}`,
  hall: 'Sala',
  elsewhere: 'Bez sale i drugde',
  previous: 'Prethodna nedelja',
  next: 'Sledeća nedelja',
  today: 'Ova nedelja',
  how: 'Događaj prevucite u drugu salu ili dan. Može i ovako: pritisnite ga, pa „Ovde“ u polju u koje ide.',
  howNarrow: 'Olovka menja vreme i salu, pomera i otkazuje.',
  failed: 'Raspored nije učitan.',
  clash: 'preklapanje',
  cancelled: 'otkazano',
  until: (date: string) => `traje do ${date}`,
  drop: 'Ovde',
  dropInto: (hall: string, day: string) => `Ovde: ${hall}, ${day}`,
  stop: 'Odustani',
  picked: (title: string) => `Izabrano: „${title}“. Izaberite polje u koje ide.`,
  open: 'Izmeni ceo zapis',
  when: 'Datum i vreme',
  where: 'Sala',
  state: 'Stanje',
  reason: 'Šta da piše posetiocima',
  reasonHint: 'Dopišite i šta je sa kupljenim kartama. Na sajtu se vidi odmah.',
  reasonMissing: 'Izaberite razlog ili ga upišite: posetioci treba da znaju zašto.',
  reasons: [
    'Kvar na opremi.',
    'Bolest izvođača.',
    'Nema dovoljno prijavljenih.',
    'Vremenske neprilike.',
  ],
  note: 'Napomena za posetioce',
  save: 'Sačuvaj',
  close: 'Zatvori',
  change: (title: string) => `Promeni termin: ${title}`,
  moved: (title: string, moment: string) => `„${title}“ je sada ${moment}.`,
  /** Without a verb, which would have to agree with the title's gender. */
  cancelledNow: (title: string, day: string, time: string) =>
    `Otkazano: „${title}“, ${day} u ${time}.`,
  asPlanned: (title: string, day: string, time: string) =>
    `Ponovo po rasporedu: „${title}“, ${day} u ${time}.`,
  seenByAll: 'Vide svi.',
  notSeen: 'Zapis nije objavljen: posetioci ga ne vide.',
  days: 'Dani nedelje',
  todayShort: 'danas',
  nothingOnDay: 'Tog dana u salama nema ničeg.',
  undo: 'Vrati',
  notMoved: (title: string, reason: string) => `Nije pomereno: „${title}“. ${reason}`,
  notCopied: (titles: readonly string[], reason: string) =>
    `Nije kopirano: ${titles.map((title) => `„${title}“`).join(', ')}. ${reason}`,
  copy: 'Kopiraj projekcije u sledeću nedelju',
  copyQuestion: 'Da li ste sigurni da želite da kopirate projekcije u sledeću nedelju?',
  copyDetails: (count: number) =>
    `${counted(count, SCREENING)}. Termini koji već postoje se preskaču.`,
  copied: (count: number) => `Kopirano: ${counted(count, SCREENING)}.`,
} as const;
