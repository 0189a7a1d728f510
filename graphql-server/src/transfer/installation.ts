import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { readSettingsFile } from '@centar/domain/centre.ts';
import { assertMigrated } from '../../../prisma/migrate.ts';
import { loadSecrets } from '../accounts/auth/secrets.ts';
import { openCentre, type CurrentCentre } from '../centre/centre.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import type { Environment } from '../platform/environment.ts';
import type { BlobStorage } from '../platform/files/blobStorage.ts';
import { createLogger } from '../platform/logger.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { openStorage } from '../platform/files/openStorage.ts';
import { createUploadStore } from '../platform/files/uploadStore.ts';

export interface Installation {
  readonly database: Database;
  readonly files: FileStore;
  readonly centre: CurrentCentre;
  /** Does not reveal its keys. */
  readonly id: string;
  /** Throws a one-line Error for a missing file. */
  readFile(name: string): Promise<Readable>;
  close(): Promise<void>;
}

export type InstallationConfig = Pick<
  Environment,
  'dataDir' | 'databaseUrl' | 'filesLimit' | 'virusScanner' | 'bucket'
>;

const DEFAULTS = fileURLToPath(new URL('../../../centar.config.json', import.meta.url));

async function readStored(storage: BlobStorage, name: string): Promise<Readable> {
  // The sweep may have set the file aside.
  const blob = (await storage.open(name)) ?? (await storage.openSetAside(name));
  if (!blob) throw new Error(`${name} is missing in ${storage.location}.`);
  return blob.read({ start: 0, end: blob.size - 1 });
}

/** Throws a one-line Error if no server has ever started it. */
export async function openInstallation({
  dataDir,
  databaseUrl,
  filesLimit,
  virusScanner,
  bucket,
}: InstallationConfig): Promise<Installation> {
  await assertMigrated(databaseUrl);
  const defaults = readSettingsFile(await readFile(DEFAULTS, 'utf8'));
  const log = createLogger('warn', process.stderr);
  const storage = await openStorage({ dataDir, bucket }, log);
  const database = await openDatabase(databaseUrl);
  const { csrfKey } = await loadSecrets(database, dataDir);
  const clock = () => new Date();
  const files = createUploadStore({
    database,
    storage,
    clock,
    dataDir,
    filesLimit,
    virusScanner,
    log,
  });
  return {
    database,
    files,
    centre: await openCentre(database, defaults, clock),
    id: createHash('sha256').update('installation').update(csrfKey).digest('hex').slice(0, 32),
    readFile: (name) => readStored(storage, name),
    close: () => database.close(),
  };
}
