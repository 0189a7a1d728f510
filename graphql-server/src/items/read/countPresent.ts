import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';

interface Counted {
  readonly revision: number;
  readonly counts: Map<string, Promise<number>>;
}

const counted = new WeakMap<Database, Counted>();

/**
 * Items that are not in the trash; `own` always holds. Counting a long archive is slow, so it is
 * done once per content revision.
 */
export async function countPresent(
  database: Database,
  itemType: ItemType,
  own: Prisma.Sql = Prisma.sql`TRUE`,
): Promise<number> {
  const { reader, revision } = database;
  const known = counted.get(database);
  const { counts } =
    known?.revision === revision ? known : { counts: new Map<string, Promise<number>>() };
  if (counts !== known?.counts) counted.set(database, { revision, counts });
  const key = JSON.stringify([itemType, own.sql, own.values]);
  const count =
    counts.get(key) ??
    reader.$queryRaw<{ count: bigint | number }[]>`
      SELECT COUNT(*) AS "count" FROM ${Prisma.raw(`"${itemType}"`)}
      WHERE "deletedAt" IS NULL AND ${own}`.then(([row]) => Number(row?.count ?? 0));
  counts.set(key, count);
  // A failed count is not remembered.
  count.catch(() => counts.delete(key));
  return count;
}
