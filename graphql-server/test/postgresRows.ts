import pg from 'pg';
import { UNHASHED_TABLES, REVISION_TABLE, type RowSnapshot } from './sqliteRows.ts';

/** Columns and triggers of all tables, as one text each. */
const SHAPE = `SELECT
  (SELECT string_agg(attrelid::regclass || '.' || attname || atttypid, ' ' ORDER BY attrelid, attnum)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0) AS columns,
  (SELECT string_agg(format('%I ON %s', tgname, tgrelid::regclass), ';') FROM pg_trigger
    WHERE NOT tgisinternal) AS triggers`;

/** Statements as a function of the schema `saved`: the server plans them once. */
const functionOf = (name: string, result: string, statements: readonly string[]): string =>
  `CREATE FUNCTION saved.${name}() RETURNS ${result} LANGUAGE plpgsql AS $$
   BEGIN ${statements.map((one) => `${one};`).join('\n')} END $$`;

/** Opens the snapshot of a PostgreSQL database. */
export async function postgresRows(url: string): Promise<RowSnapshot> {
  const connection = new pg.Client(url);
  // A test may stop the server.
  connection.on('error', () => undefined);
  await connection.connect();
  // Turns foreign keys and triggers off for restoring.
  await connection.query('SET session_replication_role = replica');
  const rowsOf = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
    (await connection.query<Row>(sql)).rows;
  const list = async (sql: string): Promise<string[]> =>
    (await rowsOf<{ it: string }>(sql)).map(({ it }) => it);
  const shape = async () => {
    const [found] = await rowsOf<{ columns: string; triggers: string | null }>(SHAPE);
    return { columns: found?.columns, triggers: found?.triggers?.split(';') ?? [] };
  };
  const tables = await list(`SELECT tablename AS it FROM pg_tables WHERE schemaname = 'public'
    AND tablename <> '_prisma_migrations' ORDER BY 1`);
  const sequences = await list(`SELECT sequencename AS it FROM pg_sequences
    WHERE schemaname = 'public' ORDER BY 1`);
  const atFirst = await shape();
  const restored = tables.filter((name) => name !== REVISION_TABLE);
  const hashed = tables.filter((name) => !UNHASHED_TABLES.has(name));
  const moved = async (): Promise<string> =>
    (await list('SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS it')).join();
  let seen = '';
  /** The last hash, while nobody has written since. */
  let known: { readonly at: string; readonly hash: string } | undefined;

  async function save(): Promise<void> {
    const sums = hashed.map(
      (name) => `(SELECT coalesce(md5(string_agg(t::text, ' ' ORDER BY t::text)), '')
        FROM public."${name}" AS t)`,
    );
    const statements = [
      'BEGIN',
      'DROP SCHEMA IF EXISTS saved CASCADE',
      'CREATE SCHEMA saved',
      ...restored.map((name) => `CREATE TABLE saved."${name}" AS SELECT * FROM public."${name}"`),
      ...sequences.map(
        (name) =>
          `CREATE TABLE saved."of ${name}" AS SELECT last_value, is_called FROM public."${name}"`,
      ),
      functionOf('put_back', 'void', [
        ...restored.map((name) => `DELETE FROM public."${name}"`),
        ...restored.map((name) => `INSERT INTO public."${name}" SELECT * FROM saved."${name}"`),
        ...sequences.map(
          (name) =>
            `PERFORM setval('public."${name}"', last_value, is_called) FROM saved."of ${name}"`,
        ),
      ]),
      functionOf('hash', 'text', [`RETURN ${sums.join(' || ')}`]),
      'COMMIT',
    ];
    await connection.query(statements.join(';'));
    seen = await moved();
  }

  await save();
  return {
    async hash() {
      const at = await moved();
      if (known?.at === at) return known.hash;
      const hash = (await list('SELECT saved.hash() AS it')).join();
      known = { at, hash };
      return hash;
    },
    save,
    isChanged: async () => (await moved()) !== seen,
    async accept() {
      seen = await moved();
    },
    async tryRestore() {
      const { columns, triggers } = await shape();
      for (const name of triggers) {
        if (!atFirst.triggers.includes(name)) await connection.query(`DROP TRIGGER ${name}`);
      }
      if (columns !== atFirst.columns) {
        throw new Error('A test left another database schema behind');
      }
      await connection.query('SELECT saved.put_back()');
      return new Set(restored);
    },
    async sql(text) {
      await connection.query(text);
    },
    async failOn(action, table) {
      await connection.query(`CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'forced'; END $$;
        CREATE TRIGGER fail BEFORE ${action} ON "${table}" EXECUTE FUNCTION fail()`);
    },
    async stopFailing(table) {
      await connection.query(`DROP TRIGGER fail ON "${table}"`);
    },
    async deleteInserted(table) {
      await connection.query(`CREATE OR REPLACE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN DELETE FROM "${table}"; RETURN NULL; END $$;
        CREATE TRIGGER forget AFTER INSERT ON "${table}" EXECUTE FUNCTION forget()`);
    },
    columnsOf: (table) =>
      list(`SELECT attname AS it FROM pg_attribute
        WHERE attrelid = '"${table}"'::regclass AND attnum > 0`),
    close: () => connection.end(),
  };
}
