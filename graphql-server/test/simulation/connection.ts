import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';

export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** A second connection, beside that of the application. Its SQL is valid on both databases. */
export interface Connection {
  rows(sql: string): Promise<readonly Row[]>;
  tables(): Promise<readonly string[]>;
  /** Rows that name others which are not there; PostgreSQL has none. */
  brokenKeys(): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export const connect = (url: string): Promise<Connection> =>
  url.startsWith('file:') ? connectSqlite(url.slice('file:'.length)) : connectPostgres(url);

/** Tables of full-text indexes of items. */
const INDEX = /(Words|Trigrams)(_|$)/;

async function connectSqlite(path: string): Promise<Connection> {
  const connection = new BetterSqlite3(path, { timeout: 0 });
  const statements = new Map<string, BetterSqlite3.Statement<[], Row>>();
  async function rows(sql: string): Promise<readonly Row[]> {
    const statement = statements.get(sql) ?? connection.prepare<[], Row>(sql);
    statements.set(sql, statement);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  }
  return {
    rows,
    tables: async () =>
      (await rows(`SELECT name FROM sqlite_schema WHERE type = 'table'`))
        .map(({ name }) => String(name))
        .filter((name) => !INDEX.test(name)),
    brokenKeys: async () => connection.pragma('foreign_key_check') as unknown[],
    close: async () => {
      connection.close();
    },
  };
}

/** Moments without a zone, counts and JSON arrive as SQLite has them. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.TIMESTAMP]: (text) => `${text.replace(' ', 'T')}Z`,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.JSON]: String,
};

async function connectPostgres(connectionString: string): Promise<Connection> {
  const getTypeParser = (type: number) =>
    (PARSERS[type] ?? pg.types.getTypeParser(type, 'text')) as (text: string) => unknown;
  const client = new pg.Client({ connectionString, types: { getTypeParser } });
  await client.connect();
  const rows = async (sql: string): Promise<readonly Row[]> => (await client.query<Row>(sql)).rows;
  return {
    rows,
    tables: async () =>
      (await rows(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).map((row) =>
        String(row['tablename']),
      ),
    brokenKeys: async () => [],
    close: () => client.end(),
  };
}
