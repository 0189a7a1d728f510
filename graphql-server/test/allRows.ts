import BetterSqlite3 from 'better-sqlite3';

/** All rows of an SQLite file by table, without the tables of migrations, indexes and statistics. */
export function allRows(file: string): Record<string, unknown[]> {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    const tables = database
      .prepare(
        `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
           AND name NOT IN ('_prisma_migrations', 'sqlite_schema', 'sqlite_stat1', 'sqlite_stat4')`,
      )
      .pluck()
      .all() as string[];
    return Object.fromEntries(
      tables.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]),
    );
  } finally {
    database.close();
  }
}
