import { z } from 'zod';
import { searchKey } from '@centar/domain/search.ts';
import { withoutControls } from '@centar/domain/text.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { countPresent } from './countPresent.ts';
import { all, column, scanList } from './staffListScan.ts';

const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 50;
const MAX_SEARCH = 200;
const PUBLICATIONS = ['published', 'draft', 'planned'] as const;

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

/** Nothing in it is from a request. */
export interface StaffListDescriptor {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  /** Default order, the latest first. */
  readonly dateColumn: string;
  /** Such items are first, soonest first. */
  readonly isAhead?: (now: Date) => Prisma.Sql;
  /** In the alphabet, or in time. */
  readonly orders: { readonly texts: readonly string[]; readonly moments: readonly string[] };
  /** Moments; null is last. */
  readonly computedOrders?: (now: Date) => Readonly<Record<string, Prisma.Sql>>;
  readonly filters?: (now: Date) => Readonly<Record<string, Prisma.Sql>>;
}

/** One page of a staff list, by its ids. */
export interface StaffIds {
  readonly ids: readonly number[];
  /** From 1; at most the last page. */
  readonly page: number;
  readonly pages: number;
  /** The search has found many, and older items were not searched. */
  readonly isCut: boolean;
  /** Without search and filters. */
  readonly total: number;
  /** Like `total`. */
  readonly drafts: number;
  /** Like `total`. */
  readonly planned: number;
  /** True if there are drafts or planned items. */
  readonly hasUnpublished: boolean;
}

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

function keyColumn(name: string, value: Prisma.Sql | undefined): Prisma.Sql {
  if (!value) return Prisma.sql`CAST(${column(name)} AS TEXT)`;
  return Prisma.sql`COALESCE(CAST(${value} AS TEXT), ${AFTER_ALL_DATES})`;
}

/** Throws BAD_USER_INPUT. */
function readRequest(descriptor: StaffListDescriptor, input: StaffListRequest, now: Date) {
  const list = parseInput(request, { ...input });
  const filters = descriptor.filters?.(now) ?? {};
  const filter = assertKnown('filter', Object.keys(filters), list.filter);
  const computed = descriptor.computedOrders?.(now) ?? {};
  const moments = [...descriptor.orders.moments, ...Object.keys(computed)];
  const order = assertKnown('order', [...descriptor.orders.texts, ...moments], list.order);
  return {
    ...list,
    order,
    key: order === undefined ? undefined : keyColumn(order, computed[order]),
    isByTime: order !== undefined && moments.includes(order),
    filtered: filter === undefined ? undefined : filters[filter],
    words: searchKey(withoutControls(list.search ?? ''))
      .split(/\s+/)
      .filter(Boolean),
  };
}

const latestFirst = (moment: Prisma.Sql): Prisma.Sql => Prisma.sql`${moment} DESC, "id" DESC`;

function defaultOrder(moment: Prisma.Sql, ahead: Prisma.Sql | undefined): Prisma.Sql {
  if (!ahead) return latestFirst(moment);
  return Prisma.sql`${ahead} DESC, CASE WHEN ${ahead} THEN ${moment} END ASC,
          CASE WHEN ${ahead} THEN "id" END ASC, ${latestFirst(moment)}`;
}

function pageBounds(list: { readonly page: number; readonly pageSize: number }, found: number) {
  const pages = Math.max(1, Math.ceil(found / list.pageSize));
  const page = Math.min(list.page, pages);
  return { page, pages, skip: (page - 1) * list.pageSize };
}

/** By the index of publication dates: unpublished items are few. */
export async function countUnpublished(
  { reader, dialect }: Database,
  itemType: ItemType,
  own: Prisma.Sql | undefined,
  now: Date,
): Promise<{ readonly drafts: number; readonly planned: number }> {
  const [row] = await reader.$queryRaw<Record<'all' | 'planned', bigint | number>[]>`
    SELECT COUNT(*) AS "all", COUNT("publishedAt") AS "planned" FROM ${column(itemType)}
    WHERE ${all(Prisma.sql`${dialect.unindexed(column('deletedAt'))} IS NULL`, own)}
      AND ("publishedAt" IS NULL OR "publishedAt" > ${now})`;
  const planned = Number(row?.planned ?? 0);
  return { drafts: Number(row?.all ?? 0) - planned, planned };
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
  /** A condition for all rows: the programme type. */
  own?: Prisma.Sql,
): Promise<StaffIds> {
  const { reader } = database;
  const { itemType, dateColumn } = descriptor;
  const list = readRequest(descriptor, input, now);
  const table = column(itemType);
  const moment = column(dateColumn);
  const present = all(Prisma.sql`"deletedAt" IS NULL`, own);
  const chosen = all(
    present,
    list.publication && publicationIs(list.publication, now),
    list.filtered,
  );
  const ahead = descriptor.isAhead?.(now);

  const count = (where: Prisma.Sql) => countItems(database, itemType, where);
  const soonestFirst = Prisma.sql`${moment} ASC, "id" ASC`;

  async function idsOf(where: Prisma.Sql, by: Prisma.Sql, skip: number, take: number) {
    const rows =
      take > 0
        ? await reader.$queryRaw<{ id: number }[]>`SELECT "id" FROM ${table}
      WHERE ${where} ORDER BY ${by} LIMIT ${take} OFFSET ${skip}`
        : [];
    return rows.map(({ id }) => id);
  }

  const total = await countPresent(database, itemType, own);
  const { drafts, planned } = await countUnpublished(database, itemType, own, now);

  async function countChosen(): Promise<number> {
    if (list.filtered) return count(chosen);
    if (!list.publication) return total;
    return { draft: drafts, planned, published: total - drafts - planned }[list.publication];
  }

  /** By the index: upcoming items, soonest first, then the others, latest first. */
  async function inDefaultOrder() {
    const coming = ahead ? await count(all(chosen, ahead)) : 0;
    const others = ahead ? all(chosen, Prisma.sql`NOT (${ahead})`) : chosen;
    const { page, pages, skip } = pageBounds(list, await countChosen());
    const end = skip + list.pageSize;
    const first = ahead
      ? await idsOf(all(chosen, ahead), soonestFirst, skip, Math.min(end, coming) - skip)
      : [];
    const rest = await idsOf(
      others,
      latestFirst(moment),
      Math.max(0, skip - coming),
      list.pageSize - first.length,
    );
    return { ids: [...first, ...rest], page, pages };
  }

  /** By the index of titles. Equal titles are in the default order. */
  async function byTitle() {
    const { page, pages, skip } = pageBounds(list, await countChosen());
    const direction = Prisma.raw(list.descending ? 'DESC' : 'ASC');
    const by = Prisma.sql`"titleKey" ${direction}, ${defaultOrder(moment, ahead)}`;
    return { ids: await idsOf(chosen, by, skip, list.pageSize), page, pages };
  }

  async function byScan() {
    const { key, isByTime, descending: isDescending } = list;
    const scanned = { itemType, dateColumn, chosen, ahead, key, isByTime, isDescending };
    const { rows, isCut } = await scanList(database, scanned, list.words);
    const { page, pages, skip } = pageBounds(list, rows.length);
    const ids = rows.slice(skip, skip + list.pageSize).map(({ id }) => id);
    return { ids, page, pages, isCut };
  }

  const find = (): Promise<Pick<StaffIds, 'ids' | 'page' | 'pages'> & { isCut?: boolean }> => {
    if (list.words.length > 0) return byScan();
    if (list.order === undefined) return inDefaultOrder();
    return list.order === 'title' ? byTitle() : byScan();
  };
  return {
    isCut: false,
    ...(await find()),
    total,
    drafts,
    planned,
    hasUnpublished: drafts + planned > 0,
  };
}
