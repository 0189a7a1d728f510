import { existsSync, readdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { assertEmptyPostgres, copyToPostgres } from '../../../prisma/copy/copyDatabase.ts';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { migrate } from '../../../prisma/migrate.ts';
import { providerOf } from '../../../prisma/provider.ts';
import { inParts } from '../platform/batches.ts';
import { makeFolder } from '../platform/files/disk.ts';
import { openStorage } from '../platform/files/openStorage.ts';
import { verifyBackup, progressLog, type BackupConfig, type Progress } from './backup.ts';
import { BACKUP, readManifest } from './backupFormat.ts';

/** A data folder with only these counts as empty. */
const IGNORED_NAMES = new Set(['lost+found']);
const TEMPORARY = 'tmp';
/** Files stored at a time. */
const BATCH_SIZE = 50;

interface Target {
  /** Throws a one-line Error. */
  assertEmpty(): Promise<void>;
  /** Restores all rows or none. */
  put(from: string, scratch: string, progress: Progress): Promise<void>;
}

/**
 * Then copies of the public content are made again, since they may contain changes that were lost.
 */
function endFollowing(file: string): void {
  const database = new BetterSqlite3(file);
  try {
    const columns = database.pragma('table_info("ContentRevision")') as { name: string }[];
    // The backup may have an older schema.
    if (!columns.some(({ name }) => name === 'followedSince')) return;
    database.exec('UPDATE "ContentRevision" SET "followedSince" = NULL');
  } finally {
    database.close();
  }
}

const fileTarget = (file: string): Target => ({
  async assertEmpty() {
    if (existsSync(file)) throw new Error(`${file} is there already; move it away first.`);
  },
  async put(from) {
    const unfinished = `${file}.restoring`;
    makeFolder(dirname(file));
    try {
      await copyFile(from, unfinished);
      endFollowing(unfinished);
      await rename(unfinished, file);
    } catch (thrown) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw thrown;
    }
  },
});

const postgresTarget = (url: string): Target => ({
  assertEmpty: () => assertEmptyPostgres(url),
  async put(from, scratch, progress) {
    const copy = join(scratch, BACKUP.database);
    await copyFile(from, copy);
    // The backup may have an older schema.
    await migrate(`file:${copy}`);
    endFollowing(copy);
    await copyToPostgres(copy, url, { report: progress, isTrial: false });
  },
});

const targetOf = (databaseUrl: string): Target =>
  providerOf(databaseUrl) === 'sqlite'
    ? fileTarget(databaseFileOf(databaseUrl))
    : postgresTarget(databaseUrl);

/**
 * Restores into an empty data folder, bucket and database. Verifies the backup first. Writes the
 * database last, so that an interrupted restore can't be started. Removes all written files after a
 * failure. Throws a one-line Error.
 */
export async function restoreBackup(
  places: BackupConfig,
  backup: string,
  progress: Progress = () => undefined,
): Promise<void> {
  const { dataDir, databaseUrl } = places;
  const database = targetOf(databaseUrl);
  const present = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => !IGNORED_NAMES.has(name))
    : [];
  if (present.length > 0) {
    throw new Error(
      `${dataDir} is not empty. Restore into a new folder (DATA_DIR), or move this one away.`,
    );
  }
  await database.assertEmpty();
  const { files } = await readManifest(backup);
  await verifyBackup(backup, progress);
  const storage = await openStorage(places, progressLog(progress));
  if ((await storage.list()).length > 0) {
    throw new Error(`${storage.location} is not empty. Name another bucket or folder (FILES_URL).`);
  }
  const names = Object.keys(files)
    .filter((path) => path.startsWith(`${BACKUP.media}/`))
    .map((path) => path.slice(BACKUP.media.length + 1));
  try {
    makeFolder(join(dataDir, TEMPORARY));
    for (const some of inParts(names, BATCH_SIZE)) await storeFiles(some);
    progress(`Files copied: ${String(names.length)}`);
    if (BACKUP.secrets in files) {
      await copyFile(join(backup, BACKUP.secrets), join(dataDir, BACKUP.secrets));
    }
    await database.put(join(backup, BACKUP.database), join(dataDir, TEMPORARY), progress);
    await rm(join(dataDir, TEMPORARY), { recursive: true }).catch(() => undefined);
  } catch (thrown) {
    await storage.remove(names).catch(() => undefined);
    const folders = [BACKUP.media, BACKUP.secrets, TEMPORARY, 'swept'];
    for (const name of folders) {
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
    }
    throw thrown;
  }

  /** Copies first, since the storage moves the files. */
  async function storeFiles(some: readonly string[]): Promise<void> {
    const copies = some.map((name) => ({ name, from: join(dataDir, TEMPORARY, name) }));
    for (const { name, from } of copies) await copyFile(join(backup, BACKUP.media, name), from);
    await storage.put(copies);
    for (const { from } of copies) await rm(from, { force: true });
  }
}
