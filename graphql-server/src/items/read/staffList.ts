import { z } from 'zod';
import { createOrderKeys, searchKey } from '@centar/domain/search.ts';
import { withoutControls } from '@centar/domain/text.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';

const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 50;
const MAX_SEARCH = 200;
const PUBLICATIONS = ['published', 'draft', 'planned'] as const;
const SCAN_IDS = 5000;

/** Sorts behind every moment. */
const AFTER_ALL_DATES = '9999-99';

const emptyToUndefined = (value: unknown): unknown =>
  value === null || value === '' ? undefined : value;
const name = z.preprocess(emptyToUndefined, z.string().optional());
const request = z.strictObject({
  page: z.preprocess(
    emptyToUndefined,
    z.int('invalid').min(1, 'invalid').max(MAX_PAGE, 'invalid').default(1),
  ),
  pageSize: z.preprocess(
    emptyToUndefined,
    z.int('invalid').min(1, 'invalid').max(MAX_PAGE_SIZE, 'invalid').default(25),
  ),
  search: z.preprocess(emptyToUndefined, z.string().max(MAX_SEARCH, 'tooLong').optional()),
  order: name,
  descending: z.preprocess(emptyToUndefined, z.boolean().default(false)),
  publication: z.preprocess(emptyToUndefined, z.enum(PUBLICATIONS, 'unknownChoice').optional()),
  filter: name,
});

/** Null and empty text count as absent. */
export type StaffListRequest = { readonly [Name in keyof z.input<typeof request>]?: unknown };

/** None of it comes from a request. */
export interface StaffListDescriptor {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  /** Default order, the latest first. */
  readonly dateColumn: string;
  /** Such items come first, the soonest first. */
  readonly isAhead?: (now: Date) => Prisma.Sql;
  /** In the alphabet, or in time. */
  readonly orders: { readonly texts: readonly string[]; readonly moments: readonly string[] };
  /** Moments; null comes last. */
  readonly computedOrders?: (now: Date) => Readonly<Record<string, Prisma.Sql>>;
  readonly filters?: (now: Date) => Readonly<Record<string, Prisma.Sql>>;
}

/** One page of a staff list, by its ids. */
export interface StaffIds {
  readonly ids: readonly number[];
  /** From 1; at most the last page. */
  readonly page: number;
  readonly pages: number;
  /** Without search and filters. */
  readonly total: number;
  /** Like `total`. */
  readonly drafts: number;
  /** Like `total`. */
  readonly planned: number;
  /** True if there are drafts or planned items. */
  readonly hasUnpublished: boolean;
}

const column = (text: string): Prisma.Sql => Prisma.raw(`"${text}"`);
const all = (...conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql =>
  Prisma.join(
    conditions.filter((one) => one !== undefined),
    ' AND ',
  );

function publicationIs(state: (typeof PUBLICATIONS)[number], now: Date): Prisma.Sql {
  if (state === 'draft') return Prisma.sql`"publishedAt" IS NULL`;
  return state === 'planned'
    ? Prisma.sql`"publishedAt" > ${now}`
    : Prisma.sql`"publishedAt" <= ${now}`;
}

/** Throws BAD_USER_INPUT (`unknownChoice`) unless the type has the name. */
function assertKnown(argument: string, names: readonly string[], given: string | undefined) {
  if (given !== undefined && !names.includes(given))
    throw badInput({ [argument]: 'unknownChoice' });
  return given;
}

/** Sorting everything in one step would block other requests. */
async function mergeSorted<Row>(
  batches: readonly (readonly Row[])[],
  compare: (one: Row, other: Row) => number,
): Promise<readonly Row[]> {
  let lists = batches;
  while (lists.length > 1) {
    const next: (readonly Row[])[] = [];
    for (let at = 0; at < lists.length; at += 2) {
      next.push(mergeTwo(lists[at] ?? [], lists[at + 1] ?? [], compare));
      await yieldToEventLoop();
    }
    lists = next;
  }
  return lists[0] ?? [];
}

function mergeTwo<Row>(
  ones: readonly Row[],
  others: readonly Row[],
  compare: (one: Row, other: Row) => number,
): Row[] {
  const rows: Row[] = [];
  let next = 0;
  for (const one of ones) {
    for (let other = others[next]; other !== undefined && compare(other, one) < 0;) {
      rows.push(other);
      next += 1;
      other = others[next];
    }
    rows.push(one);
  }
  return rows.concat(others.slice(next));
}

async function countItems(
  { reader }: Database,
  itemType: ItemType,
  where: Prisma.Sql,
): Promise<number> {
  const [row] = await reader.$queryRaw<{ count: bigint | number }[]>`
    SELECT COUNT(*) AS "count" FROM ${column(itemType)} WHERE ${where}`;
  return Number(row?.count ?? 0);
}

export async function countUpcoming(
  database: Database,
  {
    itemType,
    filters,
  }: Pick<StaffListDescriptor, 'itemType'> & {
    readonly filters: (now: Date) => { readonly upcoming: Prisma.Sql };
  },
  now: Date,
  own: Prisma.Sql,
): Promise<number> {
  return countItems(
    database,
    itemType,
    all(Prisma.sql`"deletedAt" IS NULL`, own, filters(now).upcoming),
  );
}

/**
 * The default order and the order by title use an index; a search or another order scans the table
 * in batches to let other requests run in between.
 */
export async function findStaffPage(
  database: Database,
  descriptor: StaffListDescriptor,
  input: StaffListRequest,
  now: Date,
  /** Always holds: the programme type. */
  own?: Prisma.Sql,
): Promise<StaffIds> {
  const { reader, dialect } = database;
  const list = parseInput(request, { ...input });
  const filters = descriptor.filters?.(now) ?? {};
  const filter = assertKnown('filter', Object.keys(filters), list.filter);
  const computed = descriptor.computedOrders?.(now) ?? {};
  const moments = [...descriptor.orders.moments, ...Object.keys(computed)];
  const order = assertKnown('order', [...descriptor.orders.texts, ...moments], list.order);
  const table = column(descriptor.itemType);
  const moment = column(descriptor.dateColumn);
  const present = all(Prisma.sql`"deletedAt" IS NULL`, own);
  const chosen = all(
    present,
    list.publication && publicationIs(list.publication, now),
    filter === undefined ? undefined : filters[filter],
  );
  const ahead = descriptor.isAhead?.(now);

  const count = (where: Prisma.Sql) => countItems(database, descriptor.itemType, where);
  const soonestFirst = Prisma.sql`${moment} ASC, "id" ASC`;
  const latestFirst = Prisma.sql`${moment} DESC, "id" DESC`;

  async function idsOf(where: Prisma.Sql, by: Prisma.Sql, skip: number, take: number) {
    const rows =
      take > 0
        ? await reader.$queryRaw<{ id: number }[]>`SELECT "id" FROM ${table}
      WHERE ${where} ORDER BY ${by} LIMIT ${take} OFFSET ${skip}`
        : [];
    return rows.map(({ id }) => id);
  }

  /** Also the number of matches without filters: counting scans a long list. */
  const total = await count(present);
  const isNarrowed = list.publication !== undefined || filter !== undefined;
  const countChosen = async (): Promise<number> => (isNarrowed ? count(chosen) : total);

  /** By the index: upcoming items, soonest first, then the others, latest first. */
  async function inDefaultOrder() {
    const coming = ahead ? await count(all(chosen, ahead)) : 0;
    const others = ahead ? all(chosen, Prisma.sql`NOT (${ahead})`) : chosen;
    const { page, pages, skip } = pageBounds(await countChosen());
    const end = skip + list.pageSize;
    const first = ahead
      ? await idsOf(all(chosen, ahead), soonestFirst, skip, Math.min(end, coming) - skip)
      : [];
    const rest = await idsOf(
      others,
      latestFirst,
      Math.max(0, skip - coming),
      list.pageSize - first.length,
    );
    return { ids: [...first, ...rest], page, pages };
  }

  /** By the index of titles. Equal titles are in the default order. */
  async function byTitle() {
    const { page, pages, skip } = pageBounds(await countChosen());
    const own = ahead
      ? Prisma.sql`${ahead} DESC, CASE WHEN ${ahead} THEN ${moment} END ASC,
          CASE WHEN ${ahead} THEN "id" END ASC, ${latestFirst}`
      : latestFirst;
    const direction = Prisma.raw(list.descending ? 'DESC' : 'ASC');
    const by = Prisma.sql`"titleKey" ${direction}, ${own}`;
    return { ids: await idsOf(chosen, by, skip, list.pageSize), page, pages };
  }

  function pageBounds(found: number) {
    const pages = Math.max(1, Math.ceil(found / list.pageSize));
    const page = Math.min(list.page, pages);
    return { page, pages, skip: (page - 1) * list.pageSize };
  }

  interface Found {
    readonly id: number;
    readonly moment: string;
    /** 1 for upcoming items. */
    readonly ahead: number;
    /** Empty in the default order. */
    readonly key: string;
  }

  function keyColumn(name: string): Prisma.Sql {
    const value = computed[name];
    if (!value) return Prisma.sql`CAST(${column(name)} AS TEXT)`;
    return Prisma.sql`COALESCE(CAST(${value} AS TEXT), ${AFTER_ALL_DATES})`;
  }

  /** Matching rows in sorted batches. */
  async function scanRows(parts: readonly string[]): Promise<Found[][]> {
    const key = order === undefined ? Prisma.sql`''` : keyColumn(order);
    const group = ahead ?? Prisma.sql`FALSE`;
    // PostgreSQL omits the last zeros of a fraction: by value, .57 would come before .065.
    const isByTime = order !== undefined && moments.includes(order);
    const keyOf = isByTime ? (key: string) => key : createOrderKeys();
    const [last] = await reader.$queryRaw<{ id: bigint | number | null }[]>`
      SELECT MAX("id") AS "id" FROM ${table}`;
    const found: Found[][] = [];
    for (let after = 0; after < Number(last?.id ?? 0); after += SCAN_IDS) {
      const range = { itemType: descriptor.itemType, parts, after, upTo: after + SCAN_IDS };
      const matches = parts.length > 0 ? dialect.contains(range) : undefined;
      // Using an index, each batch would scan that whole index again.
      const rows = await reader.$queryRaw<
        (Omit<Found, 'ahead'> & { ahead: bigint | number | boolean })[]
      >`SELECT "id", CAST(${moment} AS TEXT) AS "moment", ${group} AS "ahead", ${key} AS "key"
        FROM ${table} ${dialect.scannedById}
        WHERE "id" > ${after} AND "id" <= ${range.upTo} AND ${all(chosen, matches)}`;
      const keyed = rows.map((row) => ({
        id: row.id,
        moment: row.moment,
        ahead: Number(row.ahead),
        key: order === undefined ? '' : keyOf(row.key),
      }));
      found.push(keyed.sort(compare));
      await yieldToEventLoop();
    }
    return found;
  }

  const text = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  const compareByDate = (one: Found, other: Found): number => {
    const direction = one.ahead === 1 ? 1 : -1;
    return (
      other.ahead - one.ahead || direction * (text(one.moment, other.moment) || one.id - other.id)
    );
  };

  const compare = (one: Found, other: Found): number =>
    (list.descending ? -1 : 1) * text(one.key, other.key) || compareByDate(one, other);

  async function byScan(words: readonly string[]) {
    const found = await mergeSorted(await scanRows(words), compare);
    const { page, pages, skip } = pageBounds(found.length);
    return { ids: found.slice(skip, skip + list.pageSize).map(({ id }) => id), page, pages };
  }

  const words = searchKey(withoutControls(list.search ?? ''))
    .split(/\s+/)
    .filter(Boolean);
  const find = (): Promise<Pick<StaffIds, 'ids' | 'page' | 'pages'>> => {
    if (words.length > 0) return byScan(words);
    if (order === undefined) return inDefaultOrder();
    return order === 'title' ? byTitle() : byScan(words);
  };
  // By the index of publication dates: unpublished items are few.
  const [unpublished] = await reader.$queryRaw<Record<'all' | 'planned', bigint | number>[]>`
    SELECT COUNT(*) AS "all", COUNT("publishedAt") AS "planned" FROM ${table}
    WHERE ${all(Prisma.sql`${dialect.unindexed(column('deletedAt'))} IS NULL`, own)}
      AND ("publishedAt" IS NULL OR "publishedAt" > ${now})`;
  const planned = Number(unpublished?.planned ?? 0);
  const drafts = Number(unpublished?.all ?? 0) - planned;
  return { ...(await find()), total, drafts, planned, hasUnpublished: drafts + planned > 0 };
}
