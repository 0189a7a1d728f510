import { setImmediate } from 'node:timers/promises';
import type { Position } from '@centar/domain/cursor.ts';

/** Rows read and sent at a stretch: a few milliseconds, and few enough for any condition on their ids. */
const PIECE_ROWS = 100;

/** A list as long as the archive, a piece at a time, so that other requests are answered in between. */
export type Pieces<Row> = AsyncIterable<readonly Row[]>;

/** Lets whatever else waits for the one thread have its turn. */
export async function breathe(): Promise<void> {
  await setImmediate();
}

/**
 * Reads a whole list behind its place, piece by piece. What is written meanwhile may show in later pieces; ready
 * answers that were begun before a change are not kept.
 */
export async function* inPieces<Row extends { id: number }>(
  find: (take: number, place: Position | undefined) => Promise<Row[]>,
  orderedBy: (row: Row) => Date,
  take = PIECE_ROWS,
): AsyncGenerator<readonly Row[], void> {
  let place: Position | undefined;
  for (;;) {
    const rows = await find(take, place);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < take) return;
    place = { at: orderedBy(last), id: last.id };
    await breathe();
  }
}

/** The pieces of a list as pieces of what the wire carries. */
export async function* mapPieces<Row, Item>(
  pieces: Pieces<Row>,
  toItem: (row: Row) => Item,
): AsyncGenerator<readonly Item[], void> {
  for await (const rows of pieces) yield rows.map(toItem);
}

/** All rows at once, for who must order them anew. */
export async function gathered<Row>(pieces: Pieces<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const piece of pieces) rows.push(...piece);
  return rows;
}

const isPieces = (value: unknown): value is Pieces<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isWritten = (value: unknown): value is Buffer[] =>
  Array.isArray(value) && value.length > 0 && value.every((piece) => piece instanceof Buffer);

/**
 * A value as JSON; a list in pieces is written as the one array that it is, a buffer for each piece. What is
 * written already, in buffers, stays.
 */
export async function toJson(value: unknown): Promise<string | Buffer[]> {
  if (isWritten(value)) return value;
  if (!isPieces(value)) return JSON.stringify(value);
  const buffers: Buffer[] = [];
  for await (const items of value) {
    const text = items.map((item) => JSON.stringify(item)).join(',');
    buffers.push(Buffer.from((buffers.length === 0 ? '[' : ',') + text));
  }
  buffers.push(Buffer.from(buffers.length === 0 ? '[]' : ']'));
  return buffers;
}
