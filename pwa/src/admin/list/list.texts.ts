import { counted, type CountedWord } from '../../shared/texts/ui.texts.ts';

interface Counts {
  readonly total: number;
  readonly drafts: number;
  readonly planned: number;
}

const drafts = (count: number): string => counted(count, ['nacrt', 'nacrta', 'nacrta']);
const planned = (count: number): string =>
  counted(count, ['čeka objavljivanje', 'čekaju objavljivanje', 'čeka objavljivanje']);

export const listTexts = {
  picture: 'Slika',
  title: 'Naslov',
  state: 'Stanje',
  published: 'Objavljeno',
  /** `15 vesti, 1 nacrt` */
  counts: (word: CountedWord, count: Counts) =>
    [
      counted(count.total, word),
      ...(count.drafts > 0 ? [drafts(count.drafts)] : []),
      ...(count.planned > 0 ? [planned(count.planned)] : []),
    ].join(', '),
} as const;
