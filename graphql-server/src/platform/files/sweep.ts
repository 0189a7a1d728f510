import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@centar/domain/durations.ts';
import type { Clock } from '../context.ts';
import { inParts, yieldToEventLoop } from '../batches.ts';
import type { Database } from '../database/database.ts';
import { USED_BY_NO_ITEM } from '../database/contentTables.ts';
import { removeFiles } from './disk.ts';
import type { FileStore } from './fileStore.ts';
import { parseMediaName } from './mediaNames.ts';
import { fileNamesOf, RELEASED_FILE_HOURS } from './storedFiles.ts';

const BATCH_SIZE = 500;

export interface SweepDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** Counts of files or rows. */
export interface SweepResult {
  readonly temporary: number;
  readonly orphans: number;
  readonly released: number;
  /** Files that have a row again, such as after a restored backup. */
  readonly restored: number;
  /** Files set aside SET_ASIDE_HOURS ago, deleted. */
  readonly deleted: number;
  /** Files without a row, but too many for a crash: none was set aside. */
  readonly suspicious: number;
}

const SET_ASIDE_HOURS = 48;
/** A larger share of orphans means that the database does not belong to the files. */
const MAX_ORPHAN_RATIO = 0.1;
/** One or two killed uploads leave so many. */
const PLAUSIBLE_ORPHANS = 10;

/**
 * Does not touch files being written. Stored files are set aside first and deleted SET_ASIDE_HOURS
 * later.
 */
export async function sweepFiles(dependencies: SweepDependencies): Promise<SweepResult> {
  const temporary = await sweepTemporary(dependencies);
  const restored = await restoreNeeded(dependencies);
  const deleted = await deleteSetAside(dependencies);
  const released = await sweepReleased(dependencies);
  const { orphans, suspicious } = await sweepOrphans(dependencies);
  return { temporary, orphans, released, restored, deleted, suspicious };
}

async function sweepTemporary({ files, clock }: SweepDependencies): Promise<number> {
  const before = clock().getTime() - HOUR_MS;
  const old: string[] = [];
  for (const entry of await readdir(files.tmpDir, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(files.tmpDir, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before && !files.isBusy(entry.name.slice(0, 36))) old.push(path);
  }
  await removeFiles(old);
  return old.length;
}

async function sweepReleased(dependencies: SweepDependencies): Promise<number> {
  const { database, files, clock } = dependencies;
  const where = {
    ...USED_BY_NO_ITEM,
    releasedAt: { lt: new Date(clock().getTime() - RELEASED_FILE_HOURS * HOUR_MS) },
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
    // The row goes first: a file without a row is swept later, but a row without its file breaks a
    // page.
    if (count > 0) await files.storage.setAside(fileNamesOf(row), clock());
    removed += count;
  }
  return removed;
}

/** Those that have a row. In batches: all ids of a long archive would fill the memory. */
async function knownAmong(
  { database }: Pick<SweepDependencies, 'database'>,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of inParts([...ids], BATCH_SIZE)) {
    const rows = await database.reader.storedFile.findMany({
      where: { id: { in: some } },
      select: { id: true },
    });
    for (const { id } of rows) known.add(id);
    await yieldToEventLoop();
  }
  return known;
}

async function sweepOrphans(
  dependencies: SweepDependencies,
): Promise<Pick<SweepResult, 'orphans' | 'suspicious'>> {
  const { files, clock } = dependencies;
  const before = new Date(clock().getTime() - HOUR_MS);
  const stored = (await files.storage.list()).flatMap((blob) => {
    const id = parseMediaName(blob.name)?.id;
    return id === undefined ? [] : [{ ...blob, id }];
  });
  // Rows are read after the listing: a listed file that is no longer busy has its row, or was
  // deleted.
  const idle = stored.filter(
    ({ id, storedAt = before }) => !files.isBusy(id) && storedAt <= before,
  );
  const known = await knownAmong(dependencies, new Set(idle.map(({ id }) => id)));
  const orphans = idle.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  const plausible = Math.max(PLAUSIBLE_ORPHANS, stored.length * MAX_ORPHAN_RATIO);
  if (orphans.length > plausible) return { orphans: 0, suspicious: orphans.length };
  await files.storage.setAside(orphans, clock());
  return { orphans: orphans.length, suspicious: 0 };
}

async function restoreNeeded(dependencies: SweepDependencies): Promise<number> {
  const { storage } = dependencies.files;
  const aside = await storage.listSetAside();
  if (aside.length === 0) return 0;
  const idOf = (name: string): string => name.slice(0, 36);
  const known = await knownAmong(dependencies, new Set(aside.map(({ name }) => idOf(name))));
  const needed = aside.map(({ name }) => name).filter((name) => known.has(idOf(name)));
  await storage.restoreSetAside(needed);
  return needed.length;
}

async function deleteSetAside({ files, clock }: SweepDependencies): Promise<number> {
  const before = new Date(clock().getTime() - SET_ASIDE_HOURS * HOUR_MS);
  const expired = (await files.storage.listSetAside()).filter(({ since }) => since < before);
  await files.storage.removeSetAside(expired);
  return expired.length;
}
