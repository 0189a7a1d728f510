import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { openStorage } from '../platform/files/openStorage.ts';
import { assertEmbedded, proveBackup, tellsFailures } from './backup.ts';
import type { BackupPlaces, Progress } from './backup.ts';
import { BACKUP, readManifest } from './backupFormat.ts';

/** What an empty data folder may hold: what makes a disk's own folder. */
const PASSED_OVER = new Set(['lost+found']);
/** Where files wait that go into the storage, and how many at a time. */
const UNFINISHED = 'tmp';
const PUT_AT_ONCE = 50;

/**
 * Puts a backup into an empty data folder, and its files into the empty bucket where one is named. Everything is compared with its hash and the database is opened on trial before
 * anything is written; the database comes last, under its name only when it is whole, so that a restore that was broken off
 * is no installation that could start. What it wrote is taken away again then. Throws an Error of one clear line.
 */
export async function restoreBackup(
  places: BackupPlaces,
  backup: string,
  tell: Progress = () => undefined,
): Promise<void> {
  const { dataDir, databaseUrl } = places;
  assertEmbedded(databaseUrl);
  const database = databaseFileOf(databaseUrl);
  const there = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => !PASSED_OVER.has(name))
    : [];
  if (there.length > 0) {
    throw new Error(
      `${dataDir} is not empty. Restore into a new folder (DATA_DIR), or move this one away.`,
    );
  }
  if (existsSync(database)) throw new Error(`${database} is there already; move it away first.`);
  const { files } = await readManifest(backup);
  await proveBackup(backup, tell);
  const storage = await openStorage(places, tellsFailures(tell));
  if ((await storage.list()).length > 0) {
    throw new Error(`${storage.place} is not empty. Name another bucket or folder (FILES_URL).`);
  }
  const names = Object.keys(files)
    .filter((path) => path.startsWith(`${BACKUP.media}/`))
    .map((path) => path.slice(BACKUP.media.length + 1));
  const unfinished = `${database}.restoring`;
  try {
    await mkdir(join(dataDir, UNFINISHED), { recursive: true, mode: 0o700 });
    await mkdir(dirname(database), { recursive: true, mode: 0o700 });
    for (let at = 0; at < names.length; at += PUT_AT_ONCE) {
      await putFiles(names.slice(at, at + PUT_AT_ONCE));
    }
    await rm(join(dataDir, UNFINISHED), { recursive: true });
    tell(`Files copied: ${String(names.length)}`);
    if (BACKUP.secrets in files) {
      await copyFile(join(backup, BACKUP.secrets), join(dataDir, BACKUP.secrets));
    }
    await copyFile(join(backup, BACKUP.database), unfinished);
    await rename(unfinished, database);
  } catch (thrown) {
    await storage.remove(names).catch(() => undefined);
    const folders = [BACKUP.media, BACKUP.secrets, UNFINISHED, 'swept'];
    for (const path of [...folders.map((name) => join(dataDir, name)), unfinished]) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
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
