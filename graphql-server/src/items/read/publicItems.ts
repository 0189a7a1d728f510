import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';

export interface PublicItem {
  readonly id: number;
  readonly updatedAt: Date;
  /** For programmes only. */
  readonly programType?: string;
}

/** With pages of their own, by type. */
export type PublicItems = ReadonlyMap<ItemType, readonly PublicItem[]>;

/** The newest ones: a sitemap holds at most 50,000 addresses. */
const MAX_ITEMS = 5000;

const BATCH_SIZE = 500;

/** In batches to let other requests run in between. */
async function readNewest(
  { reader, dialect }: Database,
  itemType: ItemType,
  now: Date,
): Promise<PublicItem[]> {
  const more = itemType === 'Program' ? ', "programType"' : '';
  const items: PublicItem[] = [];
  let below = 2 ** 31 - 1;
  while (items.length < MAX_ITEMS) {
    // In the table's order, without an index.
    const rows = await reader.$queryRaw<(PublicItem & { updatedAt: Date | string })[]>`
      SELECT "id", "updatedAt"${Prisma.raw(more)} FROM ${Prisma.raw(`"${itemType}"`)}
      WHERE "id" < ${below} AND ${dialect.unindexed(Prisma.sql`"deletedAt"`)} IS NULL
        AND ${dialect.unindexed(Prisma.sql`"publishedAt"`)} <= ${now}
      ORDER BY "id" DESC LIMIT ${BATCH_SIZE}`;
    items.push(...rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) })));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) break;
    below = last.id;
    await yieldToEventLoop();
  }
  return items;
}

export async function publicItems(
  database: Database,
  clock: Clock,
  types: Iterable<ItemType>,
): Promise<PublicItems> {
  const now = clock();
  const items = new Map<ItemType, readonly PublicItem[]>();
  for (const itemType of types) items.set(itemType, await readNewest(database, itemType, now));
  return items;
}
