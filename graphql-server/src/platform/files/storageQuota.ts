import { Prisma } from '../../../../prisma/generated/client.ts';
import { yieldToEventLoop } from '../batches.ts';
import type { Database } from '../database/database.ts';
import { freeBytes, RESERVED_BYTES } from './disk.ts';

const BATCH_SIZE = 2000;

export interface StorageQuotaOptions {
  readonly database: Pick<Database, 'reader' | 'dialect'>;
  readonly dataDir: string;
  /** Bytes of all files together. */
  readonly limit: number;
}

/**
 * All files and versions, including the trash and those awaiting the sweep. In batches to let other
 * requests run in between.
 */
export async function storedBytes({
  reader,
  dialect,
}: Pick<Database, 'reader' | 'dialect'>): Promise<number> {
  let bytes = 0;
  for (let after = ''; ;) {
    const [row] = await reader.$queryRaw<
      { bytes: bigint | number | null; last: string | null; count: bigint | number }[]
    >`
      SELECT SUM("bytes") AS "bytes", MAX("id") AS "last", COUNT(*) AS "count" FROM (
        SELECT "id", "byteSize" + ${dialect.sumOf(Prisma.sql`"variants"`, 'byteSize')} AS "bytes"
        FROM "StoredFile" WHERE "id" > ${after} ORDER BY "id" LIMIT ${BATCH_SIZE}) AS "some"`;
    bytes += Number(row?.bytes ?? 0);
    if (!row?.last || Number(row.count) < BATCH_SIZE) return bytes;
    after = row.last;
    await yieldToEventLoop();
  }
}

export async function storageQuota({
  database,
  dataDir,
  limit,
}: StorageQuotaOptions): Promise<number> {
  const [free, used] = await Promise.all([freeBytes(dataDir), storedBytes(database)]);
  return Math.min(free, limit - used + RESERVED_BYTES);
}
