import { setImmediate } from 'node:timers/promises';
import type { Position } from '@centar/domain/cursor.ts';

const BATCH_ROWS = 100;

export type Batches<Row> = AsyncIterable<readonly Row[]>;

export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}

/** Consecutive parts of a list. */
export function* inParts<Item>(items: readonly Item[], size: number): Generator<Item[], void> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

export function toPosition<Row extends { id: number }>(
  row: Row,
  placeOf: (row: Row) => Date | Position,
): Position {
  const place = placeOf(row);
  return place instanceof Date ? { at: place, id: row.id } : place;
}

/** Later batches may include concurrent changes. */
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

export async function* mapBatches<Row, Item>(
  batches: Batches<Row>,
  toItem: (row: Row) => Item,
): AsyncGenerator<readonly Item[], void> {
  for await (const rows of batches) yield rows.map(toItem);
}

/** Collects at most `most` rows. */
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
 * Serializes to JSON; a list in batches becomes one array, with a buffer per batch. Buffers are
 * returned unchanged.
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
