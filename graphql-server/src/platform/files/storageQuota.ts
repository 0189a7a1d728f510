import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../database/database.ts';
import { freeBytes, RESERVED_BYTES } from './disk.ts';

export interface StorageQuotaOptions {
  readonly database: Pick<Database, 'reader' | 'dialect'>;
  readonly dataDir: string;
  /** The most that all files may take together, in bytes. */
  readonly limit: number;
}

/** Bytes of all stored files and their versions, including those in the trash and those that await the sweep. */
export async function storedBytes({
  reader,
  dialect,
}: Pick<Database, 'reader' | 'dialect'>): Promise<number> {
  const [row] = await reader.$queryRaw<{ bytes: bigint | number | null }[]>`
    SELECT SUM("byteSize" + ${dialect.sumOf(Prisma.sql`"variants"`, 'byteSize')}) AS bytes FROM "StoredFile"`;
  return Number(row?.bytes ?? 0);
}

/**
 * Free bytes for the file store: those of the disk, or of the limit on all files if that is lower. A file beyond the limit is
 * refused like one on a full disk (STORAGE_FULL).
 */
export async function storageQuota({
  database,
  dataDir,
  limit,
}: StorageQuotaOptions): Promise<number> {
  const [free, used] = await Promise.all([freeBytes(dataDir), storedBytes(database)]);
  return Math.min(free, limit - used + RESERVED_BYTES);
}
