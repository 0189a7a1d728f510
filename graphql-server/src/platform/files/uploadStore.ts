import type { Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { BlobStorage } from './blobStorage.ts';
import { createFileStore, type FileStore } from './fileStore.ts';
import { storageQuota } from './storageQuota.ts';

export function createUploadStore({
  database,
  storage,
  clock,
  dataDir,
  filesLimit,
}: Pick<Environment, 'dataDir' | 'filesLimit'> & {
  readonly database: Database;
  readonly storage: BlobStorage;
  readonly clock: Clock;
}): FileStore {
  return createFileStore({
    dataDir,
    storage,
    clock,
    free: () => storageQuota({ database, dataDir, limit: filesLimit }),
    hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
  });
}
