import { z } from 'zod';
import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath } from '@centar/domain/pages.ts';
import { day } from '@centar/domain/rules.ts';
import { Prisma } from '../../../prisma/generated/client.ts';
import type { Actor, Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { requirePerson } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import type { PageReading, Readings } from './reports.types.ts';

/** Smaller numbers could be about one person, so they are not shown. */
const FEWEST_SHOWN = 5;
const MOST_PAGES = 500;

const span = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => to >= from, { path: ['to'], error: 'endBeforeStart' });

const told = (count: number): number | null => (count < FEWEST_SHOWN ? null : count);

interface TitleRow {
  readonly id: number | bigint;
  readonly title: string;
  readonly section: string;
}

/** For all staff. No row is about a reader. */
export function readingsService({ reader }: Pick<Database, 'reader'>, clock: Clock) {
  /** Of published items only: other staff must not see drafts. */
  async function titlesOf(itemType: ItemType, ids: readonly number[]): Promise<TitleRow[]> {
    const section = itemType === 'Program' ? Prisma.sql`"programType"` : Prisma.sql`''`;
    return reader.$queryRaw<TitleRow[]>`
      SELECT "id", "title", ${section} AS "section" FROM ${Prisma.raw(`"${itemType}"`)}
      WHERE "id" IN (${Prisma.join([...ids])}) AND "deletedAt" IS NULL
        AND "publishedAt" <= ${clock()}`;
  }

  return {
    /** Both days are included; the most read first. Throws UNAUTHENTICATED or BAD_USER_INPUT. */
    async readings(actor: Actor, input: unknown): Promise<Readings> {
      requirePerson(actor);
      const { from, to } = parseInput(span, input);
      const where = { day: { gte: from, lte: to } };
      const total = await reader.pageReading.aggregate({ where, _sum: { count: true } });
      const rows = await reader.pageReading.groupBy({
        by: ['itemType', 'itemId'],
        where,
        _sum: { count: true },
        orderBy: [{ _sum: { count: 'desc' } }, { itemType: 'asc' }, { itemId: 'asc' }],
        take: MOST_PAGES,
      });
      const titles = new Map<string, TitleRow>();
      for (const [itemType, own] of Map.groupBy(rows, (row) => row.itemType)) {
        const known = ITEM_TYPES.find((type) => type === itemType);
        if (!known) continue;
        const found = await titlesOf(
          known,
          own.map(({ itemId }) => itemId),
        );
        for (const row of found) titles.set(`${known} ${String(row.id)}`, row);
      }
      const pages = rows.map(({ itemType, itemId, _sum }): PageReading => {
        const item = titles.get(`${itemType} ${String(itemId)}`);
        const path = item && itemPath(itemType as ItemType, itemId, item.section);
        return {
          itemType,
          itemId,
          title: item?.title ?? '',
          path: path ?? '',
          count: told(_sum.count ?? 0),
        };
      });
      return { total: told(total._sum.count ?? 0), pages };
    },
  };
}

export type ReadingsService = ReturnType<typeof readingsService>;
