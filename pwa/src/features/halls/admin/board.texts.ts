import { counted, type CountedWord } from '../../../shared/texts/ui.texts.ts';
import { quoted } from '../../../admin/texts/quoted.ts';

const SCREENING: CountedWord = ['projekcija', 'projekcije', 'projekcija'];

export const boardTexts = {
  title: 'Raspored sala',
  subtitle: 'Projekcije i programi nedelje, po salama i danima.',
  caption: (from: string, to: string) => `Nedelja od ${from} do ${to}`,
  shortCaption: (from: string, to: string) => `${from} – ${to}`,
  hall: 'Sala',
  elsewhere: 'Bez sale i drugde',
  previous: 'Prethodna nedelja',
  next: 'Sledeća nedelja',
  today: 'Ova nedelja',
  how: 'Događaj prevucite u drugu salu ili dan. Može i ovako: pritisnite ga, pa „Ovde“ u polju u koje ide.',
  howNarrow: 'Tri tačke pomeraju, otkazuju i otvaraju događaj.',
  failed: 'Raspored nije učitan.',
  clash: 'preklapanje',
  cancelled: 'otkazano',
  until: (date: string) => `traje do ${date}`,
  drop: 'Ovde',
  dropInto: (hall: string, day: string) => `Ovde: ${hall}, ${day}`,
  stop: 'Odustani',
  picked: (title: string) => `Izabrano: ${quoted(title)}. Izaberite polje u koje ide.`,
  change: (title: string) => `Promeni termin: ${title}`,
  days: 'Dani nedelje',
  todayShort: 'danas',
  nothingOnDay: 'Tog dana u salama nema ničeg.',
  notMoved: (title: string, reason: string) => `Nije pomereno: ${quoted(title)}. ${reason}`,
  notCopied: (titles: readonly string[], reason: string) =>
    `Nije kopirano: ${titles.map(quoted).join(', ')}. ${reason}`,
  copy: 'Kopiraj projekcije u sledeću nedelju',
  copyQuestion: 'Da li ste sigurni da želite da kopirate projekcije u sledeću nedelju?',
  copyDetails: (count: number) =>
    `${counted(count, SCREENING)}. Termini koji već postoje se preskaču.`,
  copied: (count: number) => `Kopirano: ${counted(count, SCREENING)}.`,
} as const;
