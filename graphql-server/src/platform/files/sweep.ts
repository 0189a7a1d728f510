import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import { USED_BY_NO_ITEM } from '../database/contentTables.ts';
import { removeFiles } from './disk.ts';
import type { FileStore } from './fileStore.ts';
import { parseMediaName } from './mediaNames.ts';
import { fileNamesOf, RELEASED_FILE_HOURS } from './storedFiles.ts';

const HOUR = 60 * 60 * 1000;

export interface SweepDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** How many of each kind a sweep took. */
export interface SweepResult {
  /** Unfinished files older than an hour, deleted. */
  readonly temporary: number;
  /** Stored files that no row names, set aside. */
  readonly orphans: number;
  /** Rows that were released RELEASED_FILE_HOURS ago; their files are set aside. */
  readonly released: number;
  /** Files that were set aside and have a row after all, as after a restored backup: put back. */
  readonly broughtBack: number;
  /** Files that were set aside SET_ASIDE_HOURS ago, deleted. */
  readonly deleted: number;
  /** Stored files that no row names, left alone because they are too many to be what a crash leaves. */
  readonly suspicious: number;
}

/** Hours that a file which a sweep took stays in its folder, in reach of whoever finds that it was needed. */
const SET_ASIDE_HOURS = 48;
/** The part of all stored files that may turn out to be orphans; more means that the database is not theirs. */
const MOST_ORPHANS = 0.1;
/** So many are never too many: what one or two killed uploads leave. */
const FEW_ORPHANS = 10;

/**
 * Takes away what killed processes and released items left behind; never what is being written now, and no stored file
 * at once: it waits for SET_ASIDE_HOURS in a folder beside.
 */
export async function sweepFiles(dependencies: SweepDependencies): Promise<SweepResult> {
  const temporary = await sweepTemporary(dependencies);
  const broughtBack = await restoreNeeded(dependencies);
  const deleted = await deleteSetAside(dependencies);
  const released = await sweepReleased(dependencies);
  const { orphans, suspicious } = await sweepOrphans(dependencies);
  return { temporary, orphans, released, broughtBack, deleted, suspicious };
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

async function sweepReleased(dependencies: SweepDependencies): Promise<number> {
  const { database, files, clock } = dependencies;
  const where = {
    // An item that took the file back keeps it.
    ...USED_BY_NO_ITEM,
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
    if (count > 0) await files.storage.setAside(fileNamesOf(row), clock());
    removed += count;
  }
  return removed;
}

async function knownIds({ database }: Pick<SweepDependencies, 'database'>): Promise<Set<string>> {
  const rows = await database.reader.storedFile.findMany({ select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

async function sweepOrphans(
  dependencies: SweepDependencies,
): Promise<Pick<SweepResult, 'orphans' | 'suspicious'>> {
  const { files, clock } = dependencies;
  const before = new Date(clock().getTime() - HOUR);
  const stored = (await files.storage.list()).flatMap((blob) => {
    const id = parseMediaName(blob.name)?.id;
    return id === undefined ? [] : [{ ...blob, id }];
  });
  // In this order: what was listed and is no longer busy has its row by now, or is gone.
  const idle = stored.filter(
    ({ id, storedAt = before }) => !files.isBusy(id) && storedAt <= before,
  );
  const known = await knownIds(dependencies);
  const orphans = idle.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  const most = Math.max(FEW_ORPHANS, stored.length * MOST_ORPHANS);
  if (orphans.length > most) return { orphans: 0, suspicious: orphans.length };
  await files.storage.setAside(orphans, clock());
  return { orphans: orphans.length, suspicious: 0 };
}

async function restoreNeeded(dependencies: SweepDependencies): Promise<number> {
  const { storage } = dependencies.files;
  const aside = await storage.listSetAside();
  if (aside.length === 0) return 0;
  const known = await knownIds(dependencies);
  const needed = aside.map(({ name }) => name).filter((name) => known.has(name.slice(0, 36)));
  await storage.restoreSetAside(needed);
  return needed.length;
}

async function deleteSetAside({ files, clock }: SweepDependencies): Promise<number> {
  const before = new Date(clock().getTime() - SET_ASIDE_HOURS * HOUR);
  const over = (await files.storage.listSetAside()).filter(({ since }) => since < before);
  await files.storage.removeSetAside(over);
  return over.length;
}
