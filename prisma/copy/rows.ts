import { createHash } from 'node:crypto';

/** With rows of the product. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Whether ids are never reused. */
  readonly isCounted: boolean;
}

/** In column order and SQLite's format: moments are texts, booleans 0 and 1. */
export type Row = readonly (string | number | null)[];

/** A consistent snapshot. */
export interface RowSource {
  /** Referenced tables first. */
  readonly tables: readonly Table[];
  /** In byte order of the key. */
  read(table: Table): AsyncIterable<readonly Row[]>;
  /** The highest id ever used, or 0. */
  counter(table: Table): Promise<number>;
}

/** In one transaction, which the caller ends. */
export interface RowTarget extends RowSource {
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  setCounter(table: Table, highest: number): Promise<void>;
}

export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');

export const BATCH_ROWS = 500;

export function* inBatches(rows: Iterable<Row>): Generator<readonly Row[], void> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Counts and hashes rows. */
function tally() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: readonly Row[]): void {
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
      count += rows.length;
    },
    end: () => ({ count, hash: hash.digest('hex') }),
  };
}

/**
 * Copies all rows into empty tables, then compares counts and hashes. Throws a one-line Error; the
 * caller undoes the copy.
 */
export async function copyRows(
  from: RowSource,
  to: RowTarget,
  report: (line: string) => void,
): Promise<void> {
  const sent = new Map<string, { count: number; hash: string }>();
  for (const table of from.tables) {
    const rows = tally();
    for await (const batch of from.read(table)) {
      await to.insert(table, batch).catch((cause: unknown) => {
        const [line = ''] = (cause as Error).message.split('\n');
        throw new Error(`The rows of ${table.name} can not be written: ${line}`, { cause });
      });
      rows.add(batch);
    }
    sent.set(table.name, rows.end());
    report(`${table.name}: ${String(sent.get(table.name)?.count)}`);
  }
  let all = 0;
  for (const table of from.tables) {
    const rows = tally();
    for await (const batch of to.read(table)) rows.add(batch);
    const { count, hash } = rows.end();
    const expected = sent.get(table.name);
    if (count !== expected?.count || hash !== expected.hash) {
      throw new Error(`The rows of ${table.name} did not arrive as they were sent.`);
    }
    all += count;
  }
  report(`Compared: ${String(all)} rows, all equal`);
}

/** Continues ids, so that none is reused. */
export async function copyCounters(from: RowSource, to: RowTarget): Promise<void> {
  for (const table of from.tables.filter(({ isCounted }) => isCounted)) {
    const highest = await from.counter(table);
    if (highest > 0) await to.setCounter(table, highest);
  }
}
