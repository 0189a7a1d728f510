import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../context.ts';
import type { Database } from '../database.ts';
import { removeFiles } from './disk.ts';
import type { FileStore } from './fileStore.ts';
import { parseMediaName } from './mediaNames.ts';
import { fileNamesOf, RELEASED_FILE_HOURS } from './storedFiles.ts';

const HOUR = 60 * 60 * 1000;

/** What a sweep works with. */
export interface SweepDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** How many of each kind a sweep removed. */
export interface SweepResult {
  /** Unfinished files older than an hour. */
  readonly temporary: number;
  /** Stored files that no row names. */
  readonly orphans: number;
  /** Rows, with their files, that were released RELEASED_FILE_HOURS ago. */
  readonly released: number;
}

/** Removes what killed processes and released items left behind; never what is being written now. */
export async function sweepFiles(dependencies: SweepDependencies): Promise<SweepResult> {
  const temporary = await sweepTemporary(dependencies);
  const released = await sweepReleased(dependencies);
  const orphans = await sweepOrphans(dependencies);
  return { temporary, orphans, released };
}

async function sweepTemporary({ files, clock }: SweepDependencies): Promise<number> {
  const before = clock().getTime() - HOUR;
  const old: string[] = [];
  for (const entry of await readdir(files.tmpDir, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(files.tmpDir, entry.name);
    // Gone since the listing means finished since the listing.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before && !files.isBusy(entry.name.slice(0, 36))) old.push(path);
  }
  await removeFiles(old);
  return old.length;
}

/** Not used by any item: an item that took the file back keeps it. */
const UNUSED = {
  program: null,
  news: null,
  movie: null,
  competition: null,
  procurement: null,
  galleryItem: null,
  colony: null,
  artSalon: null,
  premisesPhoto: null,
};

async function sweepReleased(dependencies: SweepDependencies): Promise<number> {
  const { database, files, clock } = dependencies;
  const where = {
    ...UNUSED,
    releasedAt: { lt: new Date(clock().getTime() - RELEASED_FILE_HOURS * HOUR) },
  };
  const rows = await database.reader.storedFile.findMany({
    where,
    select: { id: true, extension: true, variants: true },
  });
  let removed = 0;
  for (const row of rows) {
    const { count } = await database.write((transaction) =>
      transaction.storedFile.deleteMany({ where: { ...where, id: row.id } }),
    );
    // Row first: a file without a row is swept later, a row without its file is a broken page.
    if (count > 0) await files.remove(fileNamesOf(row));
    removed += count;
  }
  return removed;
}

async function sweepOrphans({ database, files }: SweepDependencies): Promise<number> {
  const listed = await readdir(files.mediaDir);
  // In this order: what was listed and is no longer busy has its row by now, or is gone.
  const idle = listed.flatMap((name) => {
    const id = parseMediaName(name)?.id;
    return id !== undefined && !files.isBusy(id) ? [{ name, id }] : [];
  });
  const rows = await database.reader.storedFile.findMany({ select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  const orphans = idle.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  await files.remove(orphans);
  return orphans.length;
}
