import { createHash } from 'node:crypto';

/** A table that holds rows of the product. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its key. */
  readonly key: readonly string[];
  /** Does the database count its ids, and give none twice? */
  readonly isCounted: boolean;
}

/** The values of a row in the order of its table's columns, as SQLite keeps them: moments are texts, booleans 0 and 1. */
export type Row = readonly (string | number | null)[];

/** Rows that are read, all as they were at one moment. */
export interface RowSource {
  /** Those first that others refer to. */
  readonly tables: readonly Table[];
  /** In the order of the key's bytes. */
  read(table: Table): AsyncIterable<readonly Row[]>;
  /** The highest id that a table has ever given; 0: none. */
  counter(table: Table): Promise<number>;
}

/** Rows that are written in one transaction, which whoever opened it ends. */
export interface RowTarget extends RowSource {
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  setCounter(table: Table, highest: number): Promise<void>;
}

/** So many rows at a time. */
export const AT_ONCE = 500;

/** Cuts rows that come one by one into pieces. */
export function* inPieces(rows: Iterable<Row>): Generator<readonly Row[], void> {
  let piece: Row[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < AT_ONCE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** Counts and hashes rows as they pass. */
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
 * Copies every row into empty tables, then reads them there and compares each table's count and hash. Throws an Error of one
 * line where a row can't be taken or a table differs; the copy is to be undone then.
 */
export async function copyRows(
  from: RowSource,
  to: RowTarget,
  tell: (line: string) => void,
): Promise<void> {
  const sent = new Map<string, { count: number; hash: string }>();
  for (const table of from.tables) {
    const rows = tally();
    for await (const piece of from.read(table)) {
      await to.insert(table, piece).catch((cause: unknown) => {
        const [line = ''] = (cause as Error).message.split('\n');
        throw new Error(`The rows of ${table.name} can not be written: ${line}`, { cause });
      });
      rows.add(piece);
    }
    sent.set(table.name, rows.end());
    tell(`${table.name}: ${String(sent.get(table.name)?.count)}`);
  }
  let all = 0;
  for (const table of from.tables) {
    const rows = tally();
    for await (const piece of to.read(table)) rows.add(piece);
    const { count, hash } = rows.end();
    const expected = sent.get(table.name);
    if (count !== expected?.count || hash !== expected.hash) {
      throw new Error(`The rows of ${table.name} did not arrive as they were sent.`);
    }
    all += count;
  }
  tell(`Compared: ${String(all)} rows, all equal`);
}

/** Has the ids go on where they were, so that none is given twice. */
export async function copyCounters(from: RowSource, to: RowTarget): Promise<void> {
  for (const table of from.tables.filter(({ isCounted }) => isCounted)) {
    const highest = await from.counter(table);
    if (highest > 0) await to.setCounter(table, highest);
  }
}
