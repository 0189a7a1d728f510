import { createOrderKeys } from '@centar/domain/search.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';
import type { Database } from '../../platform/database/database.ts';

/** Ids of one statement, so that other requests run in between. */
const SCAN_IDS = 5000;
/** Of one statement that finds few items by an index. */
const MOST_SCAN_IDS = 80_000;
const FEW_FOUND = 50;
/** A search ends once it has found so many of the newest items. */
const MOST_FOUND = 500;

export const column = (text: string): Prisma.Sql => Prisma.raw(`"${text}"`);
export const all = (...conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql =>
  Prisma.join(
    conditions.filter((one) => one !== undefined),
    ' AND ',
  );

export interface ScannedList {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly dateColumn: string;
  /** What the rows must fulfil. */
  readonly chosen: Prisma.Sql;
  /** Such rows are first. */
  readonly ahead: Prisma.Sql | undefined;
  /** Absent: the default order. */
  readonly key: Prisma.Sql | undefined;
  /** Whether the key is a moment. */
  readonly isByTime: boolean;
  readonly isDescending: boolean;
}

interface Found {
  readonly id: number;
  readonly moment: string;
  /** 1 for upcoming items. */
  readonly ahead: number;
  /** Empty in the default order. */
  readonly key: string;
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

const text = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const compareByDate = (one: Found, other: Found): number => {
  const direction = one.ahead === 1 ? 1 : -1;
  return (
    other.ahead - one.ahead || direction * (text(one.moment, other.moment) || one.id - other.id)
  );
};

const compareFound =
  (isDescending: boolean) =>
  (one: Found, other: Found): number =>
    (isDescending ? -1 : 1) * text(one.key, other.key) || compareByDate(one, other);

/** Matching rows in sorted batches, the newest ids first. */
async function scanRows(
  { reader, dialect }: Database,
  { itemType, dateColumn, chosen, ahead, key, isByTime, isDescending }: ScannedList,
  parts: readonly string[],
): Promise<{ readonly found: Found[][]; readonly isCut: boolean }> {
  const table = column(itemType);
  const group = ahead ?? Prisma.sql`FALSE`;
  const compare = compareFound(isDescending);
  // PostgreSQL omits trailing zeros: by order keys, `.57` would be before `.065`.
  const keyOf = isByTime ? (moment: string) => moment : createOrderKeys();
  const [last] = await reader.$queryRaw<{ id: bigint | number | null }[]>`
    SELECT MAX("id") AS "id" FROM ${table}`;
  const found: Found[][] = [];
  const mostIds = dialect.hasIndexFor(parts) ? MOST_SCAN_IDS : SCAN_IDS;
  let count = 0;
  let length = SCAN_IDS;
  for (let upTo = Number(last?.id ?? 0); upTo > 0; upTo -= length) {
    if (parts.length > 0 && count >= MOST_FOUND) return { found, isCut: true };
    const isRare = (found.at(-1)?.length ?? FEW_FOUND) < FEW_FOUND;
    if (isRare) length = Math.min(2 * length, mostIds);
    const range = { itemType, parts, after: upTo - length, upTo };
    const matches = parts.length > 0 ? dialect.contains(range) : undefined;
    // Using an index, each batch would scan that whole index again.
    const rows = await reader.$queryRaw<
      (Omit<Found, 'ahead'> & { ahead: bigint | number | boolean })[]
    >`SELECT "id", CAST(${column(dateColumn)} AS TEXT) AS "moment", ${group} AS "ahead", ${key ?? Prisma.sql`''`} AS "key"
      FROM ${table} ${dialect.scannedById}
      WHERE "id" > ${range.after} AND "id" <= ${range.upTo} AND ${all(chosen, matches)}`;
    const keyed = rows.map((row) => ({
      id: row.id,
      moment: row.moment,
      ahead: Number(row.ahead),
      key: key === undefined ? '' : keyOf(row.key),
    }));
    found.push(keyed.sort(compare));
    count += keyed.length;
    await yieldToEventLoop();
  }
  return { found, isCut: false };
}

/** In their order: all rows, or those that have the words, of many the newest. */
export async function scanList(
  database: Database,
  list: ScannedList,
  words: readonly string[],
): Promise<{ readonly rows: readonly { readonly id: number }[]; readonly isCut: boolean }> {
  const { found, isCut } = await scanRows(database, list, words);
  return { rows: await mergeSorted(found, compareFound(list.isDescending)), isCut };
}
