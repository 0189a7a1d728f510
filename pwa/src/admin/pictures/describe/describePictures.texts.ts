import { counted, plural } from '../../../shared/texts/ui.texts.ts';
import { quoted } from '../../texts/quoted.ts';

export const describePicturesTexts = {
  title: 'Opisi fotografija',
  link: 'Upiši opise na jednoj strani',
  lead: 'Ove fotografije nemaju opis za posetioce koji ih ne vide. Upišite po jednu rečenicu; prazna polja ostaju za drugi put.',
  rest: (shown: number, all: number) =>
    `${plural(shown, 'Prikazana je', 'Prikazane su', 'Prikazano je')} ${String(shown)} od ${counted(all, ['fotografije', 'fotografije', 'fotografija'])}. Sledeće dolaze kad sačuvate ove.`,
  list: 'Fotografije bez opisa',
  fieldOf: (title: string, place?: number) =>
    `Opis fotografije${place === undefined ? '' : ` ${String(place)}`}: ${title}`,
  none: 'Nijednoj objavljenoj fotografiji ne nedostaje opis.',
  failed: 'Spisak fotografija nije učitan.',
  save: 'Sačuvaj',
  noPicture: 'Fotografija nije učitana.',
  nothingTyped: 'Upišite bar jedan opis.',
  open: (title: string) => `Otvori stavku: ${title}`,
  openShort: 'Otvori stavku',
  saved: (count: number) => `Sačuvano: ${counted(count, ['opis', 'opisa', 'opisa'])}.`,
  notSaved: (titles: readonly string[]) =>
    `Nije sačuvano: ${titles.map(quoted).join(', ')}. Uneti tekst je ostao u poljima.`,
  describedNow: 'Kolega je u međuvremenu upisao opis ove fotografije ili izmenio stavku.',
} as const;
