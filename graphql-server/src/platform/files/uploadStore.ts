import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { BlobStorage } from './blobStorage.ts';
import { createFileStore, type FileStore } from './fileStore.ts';
import { storageQuota } from './storageQuota.ts';
import { createVirusScanner } from './virusScanner.ts';

export function createUploadStore({
  database,
  storage,
  clock,
  dataDir,
  filesLimit,
  virusScanner,
  log,
}: Pick<Environment, 'dataDir' | 'filesLimit' | 'virusScanner'> & {
  readonly database: Database;
  readonly storage: BlobStorage;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}): FileStore {
  return createFileStore({
    dataDir,
    storage,
    clock,
    scan:
      virusScanner === undefined
        ? undefined
        : createVirusScanner(virusScanner, (problem, text) => log.error(problem, text)),
    free: () => storageQuota({ database, dataDir, limit: filesLimit }),
    hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
  });
}
