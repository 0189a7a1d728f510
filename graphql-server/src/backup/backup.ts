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
import {
  BACKUP,
  checkFiles,
  hashFile,
  manifestOf,
  readManifest,
  type BackupManifest,
} from './backupFormat.ts';

export type BackupConfig = Pick<Environment, 'dataDir' | 'databaseUrl' | 'bucket'>;

export type Progress = (text: string) => void;

export interface FinishedBackup {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** Reports storage errors as progress. */
export const progressLog = (progress: Progress) => ({
  error: (details: object, message: string): void => {
    progress(`${message}: ${Object.values(details).join(', ')}`);
  },
});

/** Files between two progress lines. */
const PROGRESS_INTERVAL = 500;

const countProgress =
  (what: string, progress: Progress) =>
  (done: number, of: number): void => {
    if (done === of || done % PROGRESS_INTERVAL === 0)
      progress(`${what}: ${String(done)} of ${String(of)}`);
  };

/** A consistent snapshot, while others continue to write. */
export async function copyDatabase(
  databaseUrl: string,
  to: string,
  progress: Progress,
): Promise<void> {
  if (providerOf(databaseUrl) === 'postgresql') {
    await assertMigrated(databaseUrl);
    await copyToFile(databaseUrl, to, progress);
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

/** Names and hashes. */
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

/** Throws a one-line Error. */
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

/** Includes files that the sweep has set aside. Throws a one-line Error for a missing file. */
async function copyStored(storage: BlobStorage, name: string, to: string): Promise<void> {
  const blob = (await storage.open(name)) ?? (await storage.openSetAside(name));
  if (!blob) throw new Error(`${name} in ${storage.location} is missing.`);
  if (blob.size === 0) await blob.close();
  const range = { start: 0, end: blob.size - 1 };
  await writeFile(to, blob.size === 0 ? '' : await blob.read(range), { mode: 0o600 });
}

async function copyFiles(
  { dataDir, storage }: { readonly dataDir: string; readonly storage: BlobStorage },
  folder: string,
  progress: Progress,
): Promise<BackupManifest['files']> {
  const database = join(folder, BACKUP.database);
  const files: BackupManifest['files'] = { [BACKUP.database]: await hashFile(database) };
  const secrets = join(dataDir, BACKUP.secrets);
  if (existsSync(secrets)) {
    await copyFile(secrets, join(folder, BACKUP.secrets));
    files[BACKUP.secrets] = await hashFile(join(folder, BACKUP.secrets));
  }
  const known = [...storedFiles(database)];
  const report = countProgress('Files copied', progress);
  for (const [at, [name, sha256]] of known.entries()) {
    const to = join(folder, BACKUP.media, name);
    await copyStored(storage, name, to);
    const copied = await hashFile(to);
    if (copied.sha256 !== sha256) throw new Error(`${name} in ${storage.location} is damaged.`);
    files[`${BACKUP.media}/${name}`] = copied;
    report(at + 1, known.length);
  }
  return files;
}

/** UTC, so that names sort by time. */
const folderName = (now: Date): string =>
  `centar-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;

/**
 * Copies the database and all its stored files into a new folder of `target` while the server runs,
 * then verifies the backup. Released files are stored for 48 hours, so none is missing. Until
 * verified, the folder's name begins with a dot. Throws a one-line Error.
 */
export async function makeBackup(
  places: BackupConfig,
  target: string,
  progress: Progress = () => undefined,
  now: Date = new Date(),
): Promise<FinishedBackup> {
  assertDatabaseThere(places.databaseUrl);
  const folder = join(resolve(target), folderName(now));
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const storage = await openStorage(places, progressLog(progress));
  const unfinished = join(resolve(target), '.unfinished-backup');
  await rm(unfinished, { recursive: true, force: true });
  makeFolder(join(unfinished, BACKUP.media));
  try {
    await copyDatabase(places.databaseUrl, join(unfinished, BACKUP.database), progress);
    const files = await copyFiles({ ...places, storage }, unfinished, progress);
    const manifest = JSON.stringify(manifestOf(files, now), null, 1);
    await writeFile(join(unfinished, BACKUP.manifest), manifest);
    await verifyBackup(unfinished, progress);
    await rename(unfinished, folder);
    const bytes = Object.values(files).reduce((sum, one) => sum + one.bytes, 0);
    return { folder, files: Object.keys(files).length, bytes };
  } catch (thrown) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw thrown;
  }
}

/** Compares all hashes and opens a copy of the database. Throws a one-line Error. */
export async function verifyBackup(folder: string, progress: Progress): Promise<void> {
  const manifest = await readManifest(folder);
  await checkFiles('backup', folder, manifest, countProgress('Files compared', progress));
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
