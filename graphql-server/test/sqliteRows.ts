import { createHash } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';

/** Tables whose rows change without any content being written. */
export const UNHASHED_TABLES = new Set(['Session', 'RateCounter', 'AuditEntry']);
/** The content revision only grows, also when rows are restored. */
export const REVISION_TABLE = 'ContentRevision';

/** Full-text indexes and their tables, which triggers update. */
const WORDS = /(Words|Trigrams)(_|$)/;

interface Named {
  readonly name: string;
  readonly sql: string | null;
}

const isBusy = (thrown: unknown): boolean =>
  String((thrown as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/** A second connection to an application's database, which compares, saves and restores all rows. */
export interface RowSnapshot {
  /** Changes whenever a row of content, of users or of files does. */
  hash(): Promise<string>;
  /** Saves the current rows for restoring. */
  save(): Promise<void>;
  /** True if another connection has written since the rows were saved or restored. */
  isChanged(): Promise<boolean>;
  /** Accepts the current rows as unchanged. */
  accept(): Promise<void>;
  /**
   * Restores all rows, id counters and triggers. Returns the names of the tables that may have
   * changed; undefined while another connection writes.
   */
  tryRestore(): Promise<ReadonlySet<string> | undefined>;
  /** Runs SQL that is valid on both databases. */
  sql(text: string): Promise<void>;
  /** Makes writes to a table fail until `stopFailing` or a restore. */
  failOn(action: 'INSERT' | 'UPDATE', table: string): Promise<void>;
  stopFailing(table: string): Promise<void>;
  /** Deletes all rows of a table whenever one is added, until a restore. */
  deleteInserted(table: string): Promise<void>;
  /** The names of a table's columns. */
  columnsOf(table: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens the snapshot of an SQLite database. */
export function sqliteRows(databaseFile: string): RowSnapshot {
  // It never waits for locks, since their holder runs in the same process.
  const connection = new BetterSqlite3(databaseFile, { timeout: 0 });
  connection.pragma('foreign_keys = OFF');
  connection.pragma('synchronous = OFF');
  connection.exec(`ATTACH ':memory:' AS saved`);

  const objects = (type: string): Named[] =>
    connection
      .prepare<[string], Named>('SELECT name, sql FROM main.sqlite_master WHERE type = ?')
      .all(type);
  const tables = objects('table')
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_') && !WORDS.test(name));
  const readers = tables
    .filter((name) => !UNHASHED_TABLES.has(name))
    .map(
      (name) => [name, connection.prepare(`SELECT * FROM main."${name}" ORDER BY rowid`)] as const,
    );
  const shape = () => JSON.stringify([...objects('table'), ...objects('index')]);
  const shapeAtFirst = shape();
  const triggers = new Set(objects('trigger').map(({ name }) => name));
  const restored = [...tables.filter((name) => name !== REVISION_TABLE), 'sqlite_sequence'];
  const version = () => connection.pragma('data_version', { simple: true }) as number;
  let seen = 0;
  /** The last hash, while nobody has written since. */
  let known: { readonly at: number; readonly hash: string } | undefined;

  /** Restores a table's rows if they have changed, and returns whether they had. */
  function restorerOf(name: string): () => boolean {
    const current = `SELECT * FROM main."${name}"`;
    const saved = `SELECT * FROM saved."of ${name}"`;
    const isChanged = connection
      .prepare(`SELECT EXISTS (${current} EXCEPT ${saved}) OR EXISTS (${saved} EXCEPT ${current})`)
      .pluck();
    const empty = connection.prepare(`DELETE FROM main."${name}"`);
    const fill = connection.prepare(`INSERT INTO main."${name}" ${saved} ORDER BY rowid`);
    return () => {
      if (isChanged.get() === 0) return false;
      empty.run();
      fill.run();
      return true;
    };
  }

  function save(): void {
    connection.exec('BEGIN');
    for (const name of restored) {
      connection.exec(`DROP TABLE IF EXISTS saved."of ${name}"`);
      connection.exec(
        `CREATE TABLE saved."of ${name}" AS SELECT * FROM main."${name}" ORDER BY rowid`,
      );
    }
    connection.exec('COMMIT');
    seen = version();
  }

  function writeBack(): ReadonlySet<string> {
    for (const { name } of objects('trigger')) {
      if (!triggers.has(name)) connection.exec(`DROP TRIGGER main."${name}"`);
    }
    if (shape() !== shapeAtFirst) throw new Error('A test left another database schema behind');
    return new Set([...restorers].filter(([, restore]) => restore()).map(([name]) => name));
  }

  save();
  const restorers = new Map(restored.map((name) => [name, restorerOf(name)]));
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
        connection.exec('BEGIN IMMEDIATE');
      } catch (thrown) {
        if (isBusy(thrown)) return undefined;
        throw thrown;
      }
      // The version does not change with its own writes.
      known = undefined;
      try {
        const changed = writeBack();
        connection.exec('COMMIT');
        return changed;
      } catch (thrown) {
        connection.exec('ROLLBACK');
        throw thrown;
      }
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
      (connection.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name),
    async close() {
      connection.close();
    },
  };
}
