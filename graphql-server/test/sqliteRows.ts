import { createHash } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';

/** Tables whose rows change without any content being written. */
export const APART = new Set(['Session', 'RateCounter', 'AuditEntry']);
/** The content revision only ever moves on, and so it does when rows are put back. */
export const REVISION = 'ContentRevision';

/** Indexes of words and their parts, with their tables: triggers save them as the rows are. */
const WORDS = /(Words|Trigrams)(_|$)/;

interface Named {
  readonly name: string;
  readonly sql: string | null;
}

const isBusy = (thrown: unknown): boolean =>
  String((thrown as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/** A second connection to an application's database: it looks at all rows, and puts former ones back. */
export interface RowSnapshot {
  /** Changes whenever a row of content, of users or of files does. */
  hash(): Promise<string>;
  /** The rows of this moment are those that are put back from now on. */
  save(): Promise<void>;
  /** Did anybody else write since the rows were saved or put back? */
  isChanged(): Promise<boolean>;
  /** The rows as they are now are no change. */
  accept(): Promise<void>;
  /** Puts all rows back, counters of ids and triggers included; false, and nothing is done, while somebody writes. */
  tryRestore(): Promise<boolean>;
  /** Runs SQL that every database understands. */
  sql(text: string): Promise<void>;
  /** Has a kind of write to a table fail, until `stopFailing` or the rows are put back. */
  failOn(action: 'INSERT' | 'UPDATE', table: string): Promise<void>;
  stopFailing(table: string): Promise<void>;
  /** Has the rows of a table go as soon as one is added, until the rows are put back. */
  deleteInserted(table: string): Promise<void>;
  /** The names of a table's columns. */
  columnsOf(table: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Of a database of SQLite. */
export function sqliteRows(databaseFile: string): RowSnapshot {
  // It never waits: whom it would wait for lives in the same process.
  const side = new BetterSqlite3(databaseFile, { timeout: 0 });
  side.pragma('foreign_keys = OFF');
  side.pragma('synchronous = OFF');
  side.exec(`ATTACH ':memory:' AS saved`);

  const objects = (type: string): Named[] =>
    side
      .prepare<[string], Named>('SELECT name, sql FROM main.sqlite_master WHERE type = ?')
      .all(type);
  const tables = objects('table')
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_') && !WORDS.test(name));
  const readers = tables
    .filter((name) => !APART.has(name))
    .map((name) => [name, side.prepare(`SELECT * FROM main."${name}" ORDER BY rowid`)] as const);
  const shape = () => JSON.stringify([...objects('table'), ...objects('index')]);
  const shapeAtFirst = shape();
  const triggers = new Set(objects('trigger').map(({ name }) => name));
  const restored = tables.filter((name) => name !== REVISION);
  const version = () => side.pragma('data_version', { simple: true }) as number;
  let seen = 0;
  /** The last hash, while nobody has written since. */
  let known: { readonly at: number; readonly hash: string } | undefined;

  function save(): void {
    side.exec('BEGIN');
    for (const name of [...restored, 'sqlite_sequence']) {
      side.exec(`DROP TABLE IF EXISTS saved."of ${name}"`);
      side.exec(`CREATE TABLE saved."of ${name}" AS SELECT * FROM main."${name}" ORDER BY rowid`);
    }
    side.exec('COMMIT');
    seen = version();
  }

  function writeBack(): void {
    for (const { name } of objects('trigger')) {
      if (!triggers.has(name)) side.exec(`DROP TRIGGER main."${name}"`);
    }
    if (shape() !== shapeAtFirst) throw new Error('A test left another database schema behind');
    for (const name of [...restored, 'sqlite_sequence']) {
      side.exec(`DELETE FROM main."${name}"`);
      side.exec(`INSERT INTO main."${name}" SELECT * FROM saved."of ${name}" ORDER BY rowid`);
    }
  }

  save();
  return {
    async hash() {
      const at = version();
      if (known?.at === at) return known.hash;
      const sum = createHash('sha256');
      for (const [name, reader] of readers) sum.update(JSON.stringify([name, reader.all()]));
      const hash = sum.digest('hex');
      known = { at, hash };
      return hash;
    },
    save: async () => save(),
    isChanged: async () => version() !== seen,
    async accept() {
      seen = version();
    },
    async tryRestore() {
      try {
        side.exec('BEGIN IMMEDIATE');
      } catch (thrown) {
        if (isBusy(thrown)) return false;
        throw thrown;
      }
      // Its own writes don't count as anybody's.
      known = undefined;
      try {
        writeBack();
        side.exec('COMMIT');
      } catch (thrown) {
        side.exec('ROLLBACK');
        throw thrown;
      }
      return true;
    },
    async sql(text) {
      const other = new BetterSqlite3(databaseFile);
      other.exec(text);
      other.close();
    },
    async failOn(action, table) {
      await this.sql(`CREATE TRIGGER fail BEFORE ${action} ON "${table}"
        BEGIN SELECT RAISE(ABORT, 'forced'); END`);
    },
    async stopFailing() {
      await this.sql('DROP TRIGGER fail');
    },
    async deleteInserted(table) {
      await this.sql(`CREATE TRIGGER forget AFTER INSERT ON "${table}"
        BEGIN DELETE FROM "${table}"; END`);
    },
    columnsOf: async (table) =>
      (side.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name),
    async close() {
      side.close();
    },
  };
}
