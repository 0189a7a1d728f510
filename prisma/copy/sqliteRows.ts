import type { Database } from 'better-sqlite3';
import { inBatches, quoted, type Row, type RowTarget, type Table } from './rows.ts';

interface Listed {
  readonly name: string;
  readonly sql: string;
}

/** Referenced tables first. */
function parentsFirst(database: Database, tables: readonly Table[]): Table[] {
  const parentsOf = ({ name }: Table): unknown[] =>
    database.prepare(`SELECT "table" FROM pragma_foreign_key_list(?)`).pluck().all(name);
  const sorted: Table[] = [];
  const add = (table: Table): void => {
    if (sorted.includes(table)) return;
    const parents = parentsOf(table);
    for (const other of tables) if (other !== table && parents.includes(other.name)) add(other);
    sorted.push(table);
  };
  tables.forEach(add);
  return sorted;
}

/** Without internal tables of SQLite and Prisma, and without word indexes, which triggers fill. */
function tablesOf(database: Database): Table[] {
  const listed = database
    .prepare<[], Listed>(
      `SELECT name, sql FROM pragma_table_list JOIN sqlite_master USING (name)
       WHERE schema = 'main' AND pragma_table_list.type = 'table' AND name <> '_prisma_migrations'
         AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .all();
  const tables = listed.map(({ name, sql }) => {
    const columns = database
      .prepare<[string], { name: string; pk: number }>(
        'SELECT name, pk FROM pragma_table_info(?) ORDER BY cid',
      )
      .all(name);
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    return {
      name,
      columns: columns.map((column) => column.name),
      key: key.map((column) => column.name),
      isCounted: sql.includes('AUTOINCREMENT'),
    };
  });
  return parentsFirst(database, tables);
}

/** In Prisma's format. Migrations write moments in SQLite's format. */
function asWritten(moment: unknown): string {
  const isOwnForm = typeof moment === 'string' && /^[\d-]{10} [\d:]{8}$/.test(moment);
  return new Date(isOwnForm ? `${moment}Z` : (moment as string | number))
    .toISOString()
    .replace('Z', '+00:00');
}

/** In the connection's open transaction. */
export function sqliteRows(database: Database): RowTarget {
  function momentsOf({ name }: Table): readonly number[] {
    const types = database
      .prepare<[string], string>('SELECT type FROM pragma_table_info(?) ORDER BY cid')
      .pluck()
      .all(name);
    return types.flatMap((type, at) => (type === 'DATETIME' ? [at] : []));
  }

  function* written(table: Table): Generator<Row> {
    const moments = momentsOf(table);
    const rows = database
      .prepare(`SELECT ${quoted(table.columns)} FROM "${table.name}" ORDER BY ${quoted(table.key)}`)
      .raw()
      .iterate() as Iterable<(string | number | null)[]>;
    for (const row of rows) {
      for (const at of moments) if (row[at] != null) row[at] = asWritten(row[at]);
      yield row;
    }
  }

  return {
    tables: tablesOf(database),
    async *read(table) {
      yield* inBatches(written(table));
    },
    async counter({ name }) {
      const highest = database
        .prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?')
        .pluck()
        .get(name);
      return highest ?? 0;
    },
    async insert({ name, columns }, rows) {
      const values = columns.map(() => '?').join(', ');
      const statement = database.prepare(
        `INSERT INTO "${name}" (${quoted(columns)}) VALUES (${values})`,
      );
      for (const row of rows) statement.run(...row);
    },
    async setCounter({ name }, highest) {
      database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name);
      database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, highest);
    },
  };
}
