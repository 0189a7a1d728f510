import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { copyToFile } from '../../../prisma/copy/copyDatabase.ts';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { assertMigrated } from '../../../prisma/migrate.ts';
import { assertDatabaseThere, providerOf } from '../../../prisma/provider.ts';
import type { Environment } from '../platform/environment.ts';
import type { BlobStorage } from '../platform/files/blobStorage.ts';
import { makeFolder } from '../platform/files/disk.ts';
import { openStorage } from '../platform/files/openStorage.ts';
import { BACKUP, checkFiles, hashFile, manifestOf, readManifest } from './backupFormat.ts';
import type { BackupManifest } from './backupFormat.ts';

/** The database and the folders that a backup copies. */
export type BackupPlaces = Pick<Environment, 'dataDir' | 'databaseUrl' | 'bucket'>;

/** Tells how far the work is. */
export type Progress = (text: string) => void;

/** A finished backup. */
export interface FinishedBackup {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** Tells in a line what the storage of files would log. */
export const tellsFailures = (tell: Progress) => ({
  error: (details: object, message: string): void => {
    tell(`${message}: ${Object.values(details).join(', ')}`);
  },
});

/** Said after so many files. */
const TOLD_EACH = 500;

const counter =
  (what: string, tell: Progress) =>
  (done: number, of: number): void => {
    if (done === of || done % TOLD_EACH === 0) tell(`${what}: ${String(done)} of ${String(of)}`);
  };

/** Writes the database, as it is at one moment, into a file of SQLite, while others go on writing. */
async function copyDatabase(databaseUrl: string, to: string, tell: Progress): Promise<void> {
  if (providerOf(databaseUrl) === 'postgresql') {
    await assertMigrated(databaseUrl);
    await copyToFile(databaseUrl, to, tell);
    return;
  }
  const source = new BetterSqlite3(databaseFileOf(databaseUrl), {
    readonly: true,
    timeout: 10_000,
  });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/** The names of the stored files that a copy of the database knows, with what it says of them. */
function storedFiles(database: string): Map<string, string> {
  const copy = new BetterSqlite3(database, { readonly: true });
  try {
    const rows = copy.prepare('SELECT id, extension, sha256, variants FROM "StoredFile"').all() as {
      id: string;
      extension: string;
      sha256: string;
      variants: string;
    }[];
    return new Map(
      rows.flatMap(({ id, extension, sha256, variants }) => [
        [`${id}.${extension}`, sha256] as const,
        ...(JSON.parse(variants) as { name: string; sha256: string }[]).map(
          (one) => [one.name, one.sha256] as const,
        ),
      ]),
    );
  } finally {
    copy.close();
  }
}

/** Opens a copy of the database and has SQLite look through all of it. Throws an Error of one line. */
function checkDatabase(path: string): void {
  const copy = new BetterSqlite3(path);
  try {
    const found = copy.pragma('integrity_check', { simple: true });
    const orphans = copy.pragma('foreign_key_check') as unknown[];
    if (found !== 'ok' || orphans.length > 0) throw new Error('The copied database is damaged.');
  } finally {
    copy.close();
  }
}

/** A file of what is served, or of what the sweep took meanwhile. Throws an Error of one line where there is none. */
async function copyStored(storage: BlobStorage, name: string, to: string): Promise<void> {
  const blob = (await storage.open(name)) ?? (await storage.openSetAside(name));
  if (!blob) throw new Error(`${name} in ${storage.place} is missing.`);
  if (blob.size === 0) await blob.close();
  const range = { start: 0, end: blob.size - 1 };
  await writeFile(to, blob.size === 0 ? '' : await blob.read(range), { mode: 0o600 });
}

async function copyFiles(
  { dataDir, storage }: { readonly dataDir: string; readonly storage: BlobStorage },
  folder: string,
  tell: Progress,
): Promise<BackupManifest['files']> {
  const database = join(folder, BACKUP.database);
  const files: BackupManifest['files'] = { [BACKUP.database]: await hashFile(database) };
  const secrets = join(dataDir, BACKUP.secrets);
  if (existsSync(secrets)) {
    await copyFile(secrets, join(folder, BACKUP.secrets));
    files[BACKUP.secrets] = await hashFile(join(folder, BACKUP.secrets));
  }
  const known = [...storedFiles(database)];
  const told = counter('Files copied', tell);
  for (const [at, [name, sha256]] of known.entries()) {
    const to = join(folder, BACKUP.media, name);
    await copyStored(storage, name, to);
    const copied = await hashFile(to);
    if (copied.sha256 !== sha256) throw new Error(`${name} in ${storage.place} is damaged.`);
    files[`${BACKUP.media}/${name}`] = copied;
    told(at + 1, known.length);
  }
  return files;
}

/** As the folder of a backup is named: by the minute, in UTC, so that names are in the order of time. */
const nameAt = (now: Date): string =>
  `centar-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;

/**
 * Makes a backup in a new folder of `target` while the server runs: the database as it is at one moment, as a file of
 * SQLite whichever it is, and every stored file that this database knows, since a released file stays for 48 hours. Then
 * reads all of it again, and opens the database of it in a temporary place. Only a backup that passed has its name: what was
 * broken off begins with a dot and is taken away by the next one. Throws an Error of one clear line.
 */
export async function makeBackup(
  places: BackupPlaces,
  target: string,
  tell: Progress = () => undefined,
  now: Date = new Date(),
): Promise<FinishedBackup> {
  assertDatabaseThere(places.databaseUrl);
  const folder = join(resolve(target), nameAt(now));
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const storage = await openStorage(places, tellsFailures(tell));
  const unfinished = join(resolve(target), '.unfinished-backup');
  await rm(unfinished, { recursive: true, force: true });
  makeFolder(join(unfinished, BACKUP.media));
  try {
    await copyDatabase(places.databaseUrl, join(unfinished, BACKUP.database), tell);
    const files = await copyFiles({ ...places, storage }, unfinished, tell);
    const manifest = JSON.stringify(manifestOf(files, now), null, 1);
    await writeFile(join(unfinished, BACKUP.manifest), manifest);
    await proveBackup(unfinished, tell);
    await rename(unfinished, folder);
    const bytes = Object.values(files).reduce((sum, one) => sum + one.bytes, 0);
    return { folder, files: Object.keys(files).length, bytes };
  } catch (thrown) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw thrown;
  }
}

/** Reads a backup as a restore would, and opens its database in a temporary place. Throws an Error of one clear line. */
export async function proveBackup(folder: string, tell: Progress): Promise<void> {
  const manifest = await readManifest(folder);
  await checkFiles('backup', folder, manifest, counter('Files compared', tell));
  const trial = await mkdtemp(join(folder, '..', '.trial-'));
  try {
    const database = join(trial, BACKUP.database);
    await copyFile(join(folder, BACKUP.database), database);
    checkDatabase(database);
    const missing = [...storedFiles(database).keys()].find(
      (name) => !(`${BACKUP.media}/${name}` in manifest.files),
    );
    if (missing !== undefined) throw new Error(`The backup is damaged: ${missing} is missing.`);
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}
