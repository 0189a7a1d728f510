import { decodeCursor, encodeCursor, type Position } from '@centar/domain/cursor.ts';
import { toPosition } from '../../platform/batches.ts';
import { badInput } from '../../platform/errors.ts';

/** The most items that one page of a list carries. */
const MAX_PAGE_SIZE = 50;
/** Items on a page when the caller does not say. */
const DEFAULT_PAGE_SIZE = 12;

/** Cursor paging arguments: the number of items, and the cursor after which they start. */
export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** One page of rows and the cursor of the next, null on the last page. */
export interface PageOf<Row> {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

function decode(cursor: string): Position {
  const position = decodeCursor(cursor);
  if (!position) throw badInput({ after: 'invalid' });
  return position;
}

/** The condition "after this position" in a list with the latest first; none without a position. */
export const olderThan = (field: string, place: Position | undefined) =>
  afterPosition(field, place, 'lt');

/** The condition "after this position" in a list with the soonest first; none without a position. */
export const laterThan = (field: string, place: Position | undefined) =>
  afterPosition(field, place, 'gt');

function afterPosition(
  field: string,
  place: Position | undefined,
  side: 'lt' | 'gt',
): { AND?: object[] } {
  if (!place) return {};
  const { at, id } = place;
  // The first condition follows from the second: with it the database starts at the position, not at the list's start.
  const from = { [field]: { [side === 'lt' ? 'lte' : 'gte']: at } };
  return {
    AND: [from, { OR: [{ [field]: { [side]: at } }, { [field]: at, id: { [side]: id } }] }],
  };
}

/** Checks the page request: 1 to MAX_PAGE_SIZE items, a cursor that this server made. Throws BAD_USER_INPUT. */
function readPageRequest(request: PageRequest): {
  size: number;
  place: Position | undefined;
} {
  const size = request.first ?? DEFAULT_PAGE_SIZE;
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE_SIZE) {
    throw badInput({ first: 'invalid' });
  }
  return { size, place: request.after ? decode(request.after) : undefined };
}

/**
 * One page of a list in the database. `find` takes how many rows to read (one more than the page
 * holds, to know whether another follows) and the position after which to start. `placeOf` gives the moment by which a row
 * is ordered, or its position in a list of several parts.
 */
export async function readPage<Row extends { id: number }>(
  request: PageRequest,
  find: (take: number, place: Position | undefined) => Promise<Row[]>,
  placeOf: (row: Row) => Date | Position,
): Promise<PageOf<Row>> {
  const { size, place } = readPageRequest(request);
  return toPage(await find(size + 1, place), size, placeOf);
}

/** One page of a list that is already in memory, in its order. */
export function sliceRows<Row extends { id: number }>(
  request: PageRequest,
  rows: Row[],
  orderedBy: (row: Row) => Date,
): PageOf<Row> {
  const { size, place } = readPageRequest(request);
  const start = place ? rows.findIndex((row) => isAfter(row, orderedBy(row), place)) : 0;
  return toPage(start < 0 ? [] : rows.slice(start), size, orderedBy);
}

function isAfter(row: { id: number }, at: Date, place: Position): boolean {
  const order = at.getTime() - place.at.getTime();
  return order > 0 || (order === 0 && row.id > place.id);
}

function toPage<Row extends { id: number }>(
  rows: Row[],
  size: number,
  placeOf: (row: Row) => Date | Position,
): PageOf<Row> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const more = rows.length > size && last;
  return { items, nextCursor: more ? encodeCursor(toPosition(last, placeOf)) : null };
}
