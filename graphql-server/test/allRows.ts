import BetterSqlite3 from 'better-sqlite3';

/** Every row of every table of a file of SQLite, but for what the file knows of itself: its history, indexes and statistics. */
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
