import type { CurrentCentre } from '../centre/centre.ts';
import { createNextDates } from '../contentTypes/programs/programDates.ts';
import { AppError } from '../platform/errors.ts';
import { withLinksHere } from './linksHere.ts';
import { importItem, type Import, type ImportWork, type Outcome } from './importItem.ts';
import { importSettings } from './importSettings.ts';
import type { Candidate } from './source.ts';
import { fileProblemOf } from './usableFiles.ts';

export type Tally = Record<Outcome | 'refused', number>;

/** Items between two progress lines. */
const PROGRESS_INTERVAL = 100;

/** One line. Rethrows errors that affect all items. */
function refusalOf(thrown: unknown): string {
  const problem = fileProblemOf(thrown);
  if (problem !== undefined) return problem;
  if (!(thrown instanceof AppError)) return (thrown as Error).message.trim().split('\n')[0] ?? '';
  const { code, fields } = thrown;
  if (code === 'STORAGE_FULL') {
    throw new Error(
      'There is no room for more files: make room on the disk of DATA_DIR, or raise FILES_LIMIT_GB, and run it again.',
    );
  }
  if (code === 'UNAVAILABLE') {
    throw new Error('The database is locked by another process; run it again when it is done.');
  }
  if (fields)
    return Object.entries(fields)
      .map((one) => one.join(': '))
      .join(', ');
  return code;
}

const WORDS: Readonly<Record<keyof Tally, string>> = {
  new: 'new',
  changed: 'changed',
  same: 'here already',
  changedHere: 'left, since they were changed here',
  deletedHere: 'left, since they were deleted here',
  refused: 'refused',
};

/** Such as `12 new, 3 here already`. */
function tallyText(tally: Tally): string {
  const counted = (Object.keys(WORDS) as (keyof Tally)[]).filter((name) => tally[name] > 0);
  return counted.map((name) => `${String(tally[name])} ${WORDS[name]}`).join(', ') || 'none';
}

const withoutRemarks = async (outcome: Promise<Outcome>): Promise<Import> => ({
  outcome: await outcome,
  remarks: [],
});

const emptyTally = (): Tally => ({
  new: 0,
  changed: 0,
  same: 0,
  changedHere: 0,
  deletedHere: 0,
  refused: 0,
});

/**
 * Imports each item completely or not at all; refused items do not stop the others. Returns the
 * outcomes by content type. Throws a one-line Error for an unreadable source, before writing, or
 * for a failure that affects every item.
 */
export async function importContent(
  work: ImportWork,
  centre: CurrentCentre,
  say: (line: string) => void,
): Promise<Map<string, Tally>> {
  const { source, database } = work;
  const tallies = new Map<string, Tally>();

  let remarked = 0;
  /** Their texts link to items that are imported after them. */
  const unlinked: Candidate[] = [];

  async function count(name: string, title: string, result: Promise<Import>): Promise<void> {
    const tally = tallies.get(name) ?? emptyTally();
    tallies.set(name, tally);
    try {
      const { outcome, remarks } = await result;
      tally[outcome] += 1;
      // Unchanged items were remarked on when imported.
      if (outcome !== 'new' && outcome !== 'changed') return;
      for (const remark of remarks) say(`  note: ${name}, ${title}: ${remark}`);
      remarked += remarks.length;
    } catch (thrown) {
      say(`  refused: ${name}, ${title}: ${refusalOf(thrown)}`);
      tally.refused += 1;
    }
  }

  async function linkTexts(): Promise<void> {
    for (const item of unlinked) {
      const { candidate } = await withLinksHere(database, source, item);
      await importItem(work, candidate).catch((thrown: unknown) => {
        say(`  note: ${item.kind.name}, ${item.title}: its links are words: ${refusalOf(thrown)}`);
      });
    }
  }

  async function importAll(items: readonly Candidate[]): Promise<void> {
    for (const [at, item] of items.entries()) {
      const { kind, sourceId, title } = item;
      const { candidate, isComplete } = await withLinksHere(database, source, item);
      if (!isComplete) unlinked.push(item);
      await count(kind.name, `${title} (${sourceId})`, importItem(work, candidate));
      const done = at + 1;
      if (done < items.length && done % PROGRESS_INTERVAL === 0) {
        say(`${kind.name}: ${String(done)} of ${String(items.length)}`);
      }
    }
    const [first] = items;
    const tally = first && tallies.get(first.kind.name);
    if (first && tally) say(`${first.kind.name}: ${tallyText(tally)}`);
  }

  if (source.settings) {
    await importSettings(work, centre, (title, result) =>
      count('Settings', title, withoutRemarks(result)),
    );
    say(`Settings: ${tallyText(tallies.get('Settings') ?? emptyTally())}`);
  }
  for await (const items of source.candidates()) await importAll(items);
  if (!work.isTrial) await linkTexts();
  if (remarked > 0)
    say(`To look at: ${String(remarked)}, each in a line above that begins with "note".`);
  // Imported series show the date that was next at their publication.
  if (!work.isTrial) await createNextDates(database, () => new Date())();
  return tallies;
}
