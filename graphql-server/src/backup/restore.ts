import { existsSync, readdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertEmptyPostgres, copyToPostgres } from '../../../prisma/copy/copyDatabase.ts';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { migrate } from '../../../prisma/migrate.ts';
import { providerOf } from '../../../prisma/provider.ts';
import { makeFolder } from '../platform/files/disk.ts';
import { openStorage } from '../platform/files/openStorage.ts';
import { proveBackup, tellsFailures } from './backup.ts';
import type { BackupPlaces, Progress } from './backup.ts';
import { BACKUP, readManifest } from './backupFormat.ts';

/** Folders that a data folder may contain and still count as empty: a file system's own. */
const PASSED_OVER = new Set(['lost+found']);
/** Where files wait that go into the storage, and how many at a time. */
const UNFINISHED = 'tmp';
const PUT_AT_ONCE = 50;

/** The database that a backup's is put into. */
interface Target {
  /** Throws an Error of one line where anything is there. */
  assertEmpty(): Promise<void>;
  /** All of it or nothing. `scratch` is a folder for what is needed meanwhile. */
  put(from: string, scratch: string, tell: Progress): Promise<void>;
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
      await rename(unfinished, file);
    } catch (thrown) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw thrown;
    }
  },
});

const postgresTarget = (url: string): Target => ({
  assertEmpty: () => assertEmptyPostgres(url),
  async put(from, scratch, tell) {
    const copy = join(scratch, BACKUP.database);
    await copyFile(from, copy);
    // The tables of a backup may be those of an older program.
    await migrate(`file:${copy}`);
    await copyToPostgres(copy, url, { tell, isTrial: false });
  },
});

const targetOf = (databaseUrl: string): Target =>
  providerOf(databaseUrl) === 'sqlite'
    ? fileTarget(databaseFileOf(databaseUrl))
    : postgresTarget(databaseUrl);

/**
 * Puts a backup into an empty data folder, its files into the empty bucket and its rows into the empty PostgreSQL database
 * where they are named. Everything is compared with its hash and the database is opened on trial before anything is
 * written; the database comes last, and whole, so that a restore that was broken off is no installation that could start. What it wrote is taken away again then. Throws an Error of one clear line.
 */
export async function restoreBackup(
  places: BackupPlaces,
  backup: string,
  tell: Progress = () => undefined,
): Promise<void> {
  const { dataDir, databaseUrl } = places;
  const database = targetOf(databaseUrl);
  const there = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => !PASSED_OVER.has(name))
    : [];
  if (there.length > 0) {
    throw new Error(
      `${dataDir} is not empty. Restore into a new folder (DATA_DIR), or move this one away.`,
    );
  }
  await database.assertEmpty();
  const { files } = await readManifest(backup);
  await proveBackup(backup, tell);
  const storage = await openStorage(places, tellsFailures(tell));
  if ((await storage.list()).length > 0) {
    throw new Error(`${storage.place} is not empty. Name another bucket or folder (FILES_URL).`);
  }
  const names = Object.keys(files)
    .filter((path) => path.startsWith(`${BACKUP.media}/`))
    .map((path) => path.slice(BACKUP.media.length + 1));
  try {
    makeFolder(join(dataDir, UNFINISHED));
    for (let at = 0; at < names.length; at += PUT_AT_ONCE) {
      await putFiles(names.slice(at, at + PUT_AT_ONCE));
    }
    tell(`Files copied: ${String(names.length)}`);
    if (BACKUP.secrets in files) {
      await copyFile(join(backup, BACKUP.secrets), join(dataDir, BACKUP.secrets));
    }
    await database.put(join(backup, BACKUP.database), join(dataDir, UNFINISHED), tell);
    await rm(join(dataDir, UNFINISHED), { recursive: true }).catch(() => undefined);
  } catch (thrown) {
    await storage.remove(names).catch(() => undefined);
    const folders = [BACKUP.media, BACKUP.secrets, UNFINISHED, 'swept'];
    for (const name of folders) {
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
    }
    throw thrown;
  }

  /** The storage takes files away from where they were: the backup keeps its own. */
  async function putFiles(some: readonly string[]): Promise<void> {
    const copies = some.map((name) => ({ name, from: join(dataDir, UNFINISHED, name) }));
    for (const { name, from } of copies) await copyFile(join(backup, BACKUP.media, name), from);
    await storage.put(copies);
    for (const { from } of copies) await rm(from, { force: true });
  }
}
