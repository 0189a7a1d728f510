import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../database/database.ts';
import { freeBytes, RESERVE } from './disk.ts';

/** How much further files may come. */
export interface StorageQuotaOptions {
  readonly database: Pick<Database, 'reader' | 'dialect'>;
  readonly dataDir: string;
  /** The most that all files may take together, in bytes. */
  readonly limit: number;
}

/** Bytes of all stored files with everything made from them, those in the trash and those awaiting the sweep included. */
export async function storedBytes({
  reader,
  dialect,
}: Pick<Database, 'reader' | 'dialect'>): Promise<number> {
  const [row] = await reader.$queryRaw<{ bytes: bigint | number | null }[]>`
    SELECT SUM("byteSize" + ${dialect.sumOf(Prisma.sql`"variants"`, 'byteSize')}) AS bytes FROM "StoredFile"`;
  return Number(row?.bytes ?? 0);
}

/**
 * Free bytes as the file store counts them: what the disk has, or less where the limit on all files is nearer. A file
 * that the limit has no room for is refused like one that the disk has none for (STORAGE_FULL).
 */
export async function storageQuota({
  database,
  dataDir,
  limit,
}: StorageQuotaOptions): Promise<number> {
  const [free, used] = await Promise.all([freeBytes(dataDir), storedBytes(database)]);
  return Math.min(free, limit - used + RESERVE);
}
