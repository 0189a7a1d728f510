import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import { oncePerRevision } from '../../platform/database/oncePerRevision.ts';

const counts = new WeakMap<Database, ReturnType<typeof oncePerRevision<number>>>();

/**
 * Items that are not in the trash; `own` always holds. Counting a long archive is slow, so it is
 * done once per content revision.
 */
export async function countPresent(
  database: Database,
  itemType: ItemType,
  own: Prisma.Sql = Prisma.sql`TRUE`,
): Promise<number> {
  const once = counts.get(database) ?? oncePerRevision<number>(database);
  counts.set(database, once);
  return once(
    async () => {
      const [row] = await database.reader.$queryRaw<{ count: bigint | number }[]>`
        SELECT COUNT(*) AS "count" FROM ${Prisma.raw(`"${itemType}"`)}
        WHERE "deletedAt" IS NULL AND ${own}`;
      return Number(row?.count ?? 0);
    },
    JSON.stringify([itemType, own.sql, own.values]),
  );
}
