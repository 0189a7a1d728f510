import { counted } from '../../../shared/texts/ui.texts.ts';

const drafts = (count: number): string => counted(count, ['nacrt', 'nacrta', 'nacrta']);
const items = (count: number): string => counted(count, ['stavka', 'stavke', 'stavki']);

export const manyRowsTexts = {
  label: 'Više stavki odjednom',
  all: 'Izaberi sve na strani',
  column: 'Izbor',
  choose: (title: string) => `Izaberi: ${title}`,
  chosen: (count: number) => `Izabrano: ${items(count)}`,
  toTrash: 'U korpu',
  trashQuestion: (count: number) =>
    `Premestiti u korpu ${counted(count, ['stavku', 'stavke', 'stavki'])}?`,
  trashed: (count: number) => `U korpi: ${items(count)}.`,
  notTrashed: 'Nije premešteno u korpu',
  publish: 'Objavi',
  publishDrafts: (count: number) => `Objavi ${drafts(count)}`,
  publishQuestion: (count: number) => `Objaviti ${drafts(count)}?`,
  published: (count: number) => `Objavljeno: ${items(count)}.`,
  notPublished: 'Nije objavljeno',
  unpublished: (count: number) => `Vraćeno u nacrte: ${items(count)}.`,
  notUnpublished: 'Nije vraćeno u nacrte',
  notDone: (what: string, titles: readonly string[]) => `${what}: ${titles.join(' ')}`,
  reason: (title: string, reason: string) => `„${title}“ – ${reason}`,
  otherFields: (labels: readonly string[]) =>
    `Stavka traži ispravku pre čuvanja (${labels.join(', ')}). Otvorite je i ispravite.`,
} as const;
