import { counted } from '../../shared/texts/ui.texts.ts';

export const secondLookTexts = {
  count: (count: number) => counted(count, ['napomena', 'napomene', 'napomena']),
  help: 'Ne sprečavaju čuvanje. Svaka vodi do svog polja.',
  noAlt: 'Fotografija nema opis za posetioce koji je ne vide.',
  capitals: 'Naslov je pisan velikim slovima.',
  mixed: (word: string) => `U reči „${word}“ pomešana su latinična i ćirilična slova.`,
  slip: (word: string, meant: string) => `„${word}“: da li ste mislili „${meant}“?`,
  deadLink: (path: string) => `Link vodi na stranu koje nema: ${path}`,
  noPlace: (dates: string) => `Bez mesta: ${dates}.`,
  noPrice: (dates: string) => `Bez cene: ${dates}.`,
  andMore: (count: number) => `i još ${String(count)}`,
} as const;
