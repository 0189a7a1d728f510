import { setImmediate } from 'node:timers/promises';
import type { Position } from '@centar/domain/cursor.ts';

/** Rows of one batch: a few milliseconds, and few enough for any condition on their ids. */
const BATCH_ROWS = 100;

/** A long list in batches, so that other requests are answered in between. */
export type Batches<Row> = AsyncIterable<readonly Row[]>;

/** Lets other requests run on the one thread. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}

/** The position of a row that is ordered by the moment of `placeOf`, or has the position that it gives. */
export function toPosition<Row extends { id: number }>(
  row: Row,
  placeOf: (row: Row) => Date | Position,
): Position {
  const place = placeOf(row);
  return place instanceof Date ? { at: place, id: row.id } : place;
}

/**
 * Reads a whole list batch by batch. Changes made meanwhile may show in later batches; the byte cache does not store
 * answers that were begun before a change.
 */
export async function* inBatches<Row extends { id: number }>(
  find: (take: number, place: Position | undefined) => Promise<Row[]>,
  placeOf: (row: Row) => Date | Position,
  take = BATCH_ROWS,
): AsyncGenerator<readonly Row[], void> {
  let place: Position | undefined;
  for (;;) {
    const rows = await find(take, place);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < take) return;
    place = toPosition(last, placeOf);
    await yieldToEventLoop();
  }
}

/** Maps the rows of each batch. */
export async function* mapBatches<Row, Item>(
  batches: Batches<Row>,
  toItem: (row: Row) => Item,
): AsyncGenerator<readonly Item[], void> {
  for await (const rows of batches) yield rows.map(toItem);
}

/** All rows in one array, or so many of them, for callers that sort them. */
export async function collectBatches<Row>(
  batches: Batches<Row>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length >= most) break;
  }
  return rows.slice(0, most);
}

const isBatches = (value: unknown): value is Batches<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isSerialized = (value: unknown): value is Buffer[] =>
  Array.isArray(value) && value.length > 0 && value.every((batch) => batch instanceof Buffer);

/**
 * Serializes a value as JSON; a list in batches becomes one array, in a buffer for each batch. Buffers are serialized
 * already and stay.
 */
export async function toJson(value: unknown): Promise<string | Buffer[]> {
  if (isSerialized(value)) return value;
  if (!isBatches(value)) return JSON.stringify(value);
  const buffers: Buffer[] = [];
  for await (const items of value) {
    const text = items.map((item) => JSON.stringify(item)).join(',');
    buffers.push(Buffer.from((buffers.length === 0 ? '[' : ',') + text));
  }
  buffers.push(Buffer.from(buffers.length === 0 ? '[]' : ']'));
  return buffers;
}
