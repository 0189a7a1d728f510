import { quoted } from '../texts/quoted.ts';

export const hallTexts = {
  film: 'Film',
  goesOn: 'traje',
  until: (date: string) => `do ${date}`,
  none: 'Nije navedeno',
  elsewhere: 'Drugo mesto…',
  place: 'drugo mesto',
  moved: 'pomereno',
  clash: (title: string, time: string) => `U istoj sali je tada i ${quoted(title)}, ${time}.`,
} as const;
