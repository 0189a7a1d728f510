import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../database/database.ts';
import { freeBytes, RESERVED_BYTES } from './disk.ts';

export interface StorageQuotaOptions {
  readonly database: Pick<Database, 'reader' | 'dialect'>;
  readonly dataDir: string;
  /** Bytes of all files together. */
  readonly limit: number;
}

/** All files and versions, including the trash and those awaiting the sweep. */
export async function storedBytes({
  reader,
  dialect,
}: Pick<Database, 'reader' | 'dialect'>): Promise<number> {
  const [row] = await reader.$queryRaw<{ bytes: bigint | number | null }[]>`
    SELECT SUM("byteSize" + ${dialect.sumOf(Prisma.sql`"variants"`, 'byteSize')}) AS bytes FROM "StoredFile"`;
  return Number(row?.bytes ?? 0);
}

export async function storageQuota({
  database,
  dataDir,
  limit,
}: StorageQuotaOptions): Promise<number> {
  const [free, used] = await Promise.all([freeBytes(dataDir), storedBytes(database)]);
  return Math.min(free, limit - used + RESERVED_BYTES);
}
