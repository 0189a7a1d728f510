import { counted } from '../../../shared/texts/ui.texts.ts';
import { quoted } from '../../texts/quoted.ts';

const items = (count: number): string => counted(count, ['stavka', 'stavke', 'stavki']);
const itemsObject = (count: number): string => counted(count, ['stavku', 'stavke', 'stavki']);
const unpublished = (count: number): string =>
  counted(count, ['neobjavljenu', 'neobjavljene', 'neobjavljenih']);

/** More names make a question unreadable. */
const NAMED = 10;

export const manyRowsTexts = {
  label: 'Više stavki odjednom',
  all: 'Izaberi sve na strani',
  allPages: 'Izaberi sve na svim stranama',
  acts: 'Radnje',
  clear: 'Poništi izbor',
  column: 'Izbor',
  choose: (title: string) => `Izaberi: ${title}`,
  chosen: (count: number) => `Izabrano: ${items(count)}`,
  progress: (sent: number, of: number) => `Sačuvano ${String(sent)} od ${String(of)}`,
  names: (rows: readonly { readonly title: string }[]) => {
    const named = rows.slice(0, NAMED).map(({ title }) => title);
    const rest = rows.length - named.length;
    return named.join(', ') + (rest > 0 ? ` i još ${String(rest)}` : '');
  },
  toTrash: 'U korpu',
  trashQuestion: (count: number) => `Premestiti u korpu ${itemsObject(count)}?`,
  trashed: (count: number) => `U korpi: ${items(count)}.`,
  notTrashed: 'Nije premešteno u korpu',
  publish: 'Objavi',
  publishSome: (count: number) => `Objavi ${unpublished(count)}`,
  publishQuestion: (count: number) => `Objaviti ${itemsObject(count)}?`,
  published: (count: number) => `Objavljeno: ${items(count)}.`,
  notPublished: 'Nije objavljeno',
  plan: 'Zakaži',
  planSome: (count: number) => `Zakaži ${unpublished(count)}`,
  planTitle: (count: number) => `Zakazati objavljivanje za ${itemsObject(count)}`,
  planned: (count: number) => `Zakazano: ${items(count)}.`,
  notPlanned: 'Nije zakazano',
  move: 'Premesti u sekciju',
  moveTitle: (count: number) => `Premestiti ${itemsObject(count)} u drugu sekciju`,
  section: 'Sekcija',
  moveNow: 'Premesti',
  moved: (count: number, section: string) => `U sekciji „${section}“: ${items(count)}.`,
  notMoved: 'Nije premešteno',
  describe: 'Opiši fotografije',
  describeTitle: 'Opisi fotografija',
  describeHint: 'Jedna rečenica za posetioce koji fotografiju ne vide.',
  described: (count: number) =>
    `Sačuvano: ${counted(count, ['opis', 'opisa', 'opisa'])} fotografija.`,
  notDescribed: 'Opis nije sačuvan',
  save: 'Sačuvaj',
  cancel: 'Otkaži',
  takenBack: (count: number) => `Vraćeno kako je bilo: ${items(count)}.`,
  notTakenBack: 'Nije vraćeno',
  notDone: (what: string, titles: readonly string[]) => `${what}: ${titles.join(' ')}`,
  reason: (title: string, reason: string) => `${quoted(title)} – ${reason}`,
  otherFields: (labels: readonly string[]) =>
    `Stavka traži ispravku pre čuvanja (${labels.join(', ')}). Otvorite je i ispravite.`,
} as const;
