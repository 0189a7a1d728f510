import type { CurrentCentre } from '../centre/centre.ts';
import { createNextDates } from '../contentTypes/programs/programDates.ts';
import { AppError } from '../platform/errors.ts';
import { importItem } from './importItem.ts';
import type { ImportWork, Outcome } from './importItem.ts';
import { importSettings } from './importSettings.ts';
import type { Candidate } from './source.ts';

/** How many items of one content type fared how. */
export type Tally = Record<Outcome | 'refused', number>;

/** Tells so often how far a content type is. */
const TOLD_EACH = 100;

const REASONS: Readonly<Partial<Record<string, string>>> = {
  WRONG_FILE_KIND: 'its file is not of a kind that is taken',
  TOO_LARGE: 'its file is too large',
};

/** Why an item is refused, in one line. Throws on what concerns every other item as well. */
function refusalOf(thrown: unknown): string {
  if (!(thrown instanceof AppError)) return (thrown as Error).message.trim().split('\n')[0] ?? '';
  const { code, fields } = thrown;
  if (code === 'STORAGE_FULL') {
    throw new Error('There is no room for more files; make room and run it again.');
  }
  if (code === 'UNAVAILABLE') {
    throw new Error('The database is locked by another process; run it again when it is done.');
  }
  if (fields)
    return Object.entries(fields)
      .map((one) => one.join(': '))
      .join(', ');
  return REASONS[code] ?? code;
}

const WORDS: Readonly<Record<keyof Tally, string>> = {
  new: 'new',
  changed: 'changed',
  same: 'here already',
  changedHere: 'left, since they were changed here',
  deletedHere: 'left, since they were deleted here',
  refused: 'refused',
};

/** `12 new, 3 here already`. */
function tallyText(tally: Tally): string {
  const told = (Object.keys(WORDS) as (keyof Tally)[]).filter((name) => tally[name] > 0);
  return told.map((name) => `${String(tally[name])} ${WORDS[name]}`).join(', ') || 'none';
}

const noTally = (): Tally => ({
  ...{ new: 0, changed: 0, same: 0, changedHere: 0, deletedHere: 0, refused: 0 },
});

/**
 * Brings in all that a source has, item by item: each is there whole or not at all, and one that is refused keeps nobody
 * from coming. Gives how many fared how, by content type. Throws an Error of one clear line where the source can't be
 * read, which is found before anything is written, and for what concerns every item, such as a full disk.
 */
export async function importContent(
  work: ImportWork,
  centre: CurrentCentre,
  say: (line: string) => void,
): Promise<Map<string, Tally>> {
  const { source, database } = work;
  const tallies = new Map<string, Tally>();

  async function count(name: string, title: string, taken: Promise<Outcome>): Promise<void> {
    const tally = tallies.get(name) ?? noTally();
    tallies.set(name, tally);
    try {
      tally[await taken] += 1;
    } catch (thrown) {
      say(`  refused: ${name}, ${title}: ${refusalOf(thrown)}`);
      tally.refused += 1;
    }
  }

  async function takeAll(items: readonly Candidate[]): Promise<void> {
    for (const [at, item] of items.entries()) {
      const { kind, sourceId, title } = item;
      await count(kind.name, `${title} (${sourceId})`, importItem(work, item));
      const done = at + 1;
      if (done < items.length && done % TOLD_EACH === 0) {
        say(`${kind.name}: ${String(done)} of ${String(items.length)}`);
      }
    }
    const [first] = items;
    const tally = first && tallies.get(first.kind.name);
    if (first && tally) say(`${first.kind.name}: ${tallyText(tally)}`);
  }

  if (source.settings) {
    await importSettings(work, centre, (title, taken) => count('Settings', title, taken));
    say(`Settings: ${tallyText(tallies.get('Settings') ?? noTally())}`);
  }
  for await (const items of source.candidates()) await takeAll(items);
  // A series was written as it stood at the moment of its publication.
  if (!work.isTrial) await createNextDates(database, () => new Date())();
  return tallies;
}
