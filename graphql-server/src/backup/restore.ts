import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { proveBackup } from './backup.ts';
import type { BackupPlaces, Progress } from './backup.ts';
import { BACKUP, readManifest } from './backupFormat.ts';

/** What an empty data folder may hold: what makes a disk's own folder. */
const PASSED_OVER = new Set(['lost+found']);

/**
 * Puts a backup into an empty data folder. Everything is compared with its hash and the database is opened on trial before
 * anything is written; the database comes last, under its name only when it is whole, so that a restore that was broken off
 * is no installation that could start. What it wrote is taken away again then. Throws an Error of one clear line.
 */
export async function restoreBackup(
  { dataDir, databaseUrl }: BackupPlaces,
  backup: string,
  tell: Progress = () => undefined,
): Promise<void> {
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
  const written = [BACKUP.media, BACKUP.secrets].map((name) => join(dataDir, name));
  const unfinished = `${database}.restoring`;
  try {
    await mkdir(join(dataDir, BACKUP.media), { recursive: true, mode: 0o700 });
    await mkdir(dirname(database), { recursive: true, mode: 0o700 });
    const paths = Object.keys(files).filter((path) => path !== BACKUP.database);
    for (const path of paths) await copyFile(join(backup, path), join(dataDir, path));
    tell(`Files copied: ${String(paths.length)}`);
    await copyFile(join(backup, BACKUP.database), unfinished);
    await rename(unfinished, database);
  } catch (thrown) {
    for (const path of [...written, unfinished]) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
    throw thrown;
  }
}
