import { decodeCursor, encodeCursor, type Position } from '@centar/domain/cursor.ts';
import { toPosition } from '../../platform/batches.ts';
import { badInput } from '../../platform/errors.ts';

const MAX_PAGE_SIZE = 50;
const DEFAULT_PAGE_SIZE = 12;

export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export interface PageOf<Row> {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

function decode(cursor: string): Position {
  const position = decodeCursor(cursor);
  if (!position) throw badInput({ after: 'invalid' });
  return position;
}

/** "After this position" in a list with the latest first. */
export const olderThan = (field: string, place: Position | undefined) =>
  afterPosition(field, place, 'lt');

/** "After this position" in a list with the soonest first. */
export const laterThan = (field: string, place: Position | undefined) =>
  afterPosition(field, place, 'gt');

function afterPosition(
  field: string,
  place: Position | undefined,
  side: 'lt' | 'gt',
): { AND?: object[] } {
  if (!place) return {};
  const { at, id } = place;
  // Redundant, but lets the database start at the position.
  const from = { [field]: { [side === 'lt' ? 'lte' : 'gte']: at } };
  return {
    AND: [from, { OR: [{ [field]: { [side]: at } }, { [field]: at, id: { [side]: id } }] }],
  };
}

/** Accepts cursors of this server only. Throws BAD_USER_INPUT. */
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
 * `find` gets the number of rows (one more than the page, to detect a next one) and the position.
 * `placeOf` returns a row's moment, or its position in a list of several parts.
 */
export async function readPage<Row extends { id: number }>(
  request: PageRequest,
  find: (take: number, place: Position | undefined) => Promise<Row[]>,
  placeOf: (row: Row) => Date | Position,
): Promise<PageOf<Row>> {
  const { size, place } = readPageRequest(request);
  return toPage(await find(size + 1, place), size, placeOf);
}

/** Of a list in memory, in its order. */
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
