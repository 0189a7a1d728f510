import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Of one connection. The server has fewer, without lists of ids of each length. */
const MAX_STATEMENTS = 300;

/** What the package calls, in this order and without an await in between. */
function reusable(statement: Statement) {
  const isReader = statement.reader;
  const columns = isReader ? statement.columns() : [];
  if (isReader) statement.raw();
  let values: unknown[] = [];
  return {
    reader: isReader,
    bind(next: unknown[]) {
      values = next;
      return this;
    },
    raw() {
      return this;
    },
    columns: () => columns,
    all: () => statement.all(values),
    run: () => statement.run(values),
  };
}

/**
 * Compiles the text of each statement once, which takes longer than most statements. The package
 * compiles it for each call. The schema does not change while the database is open.
 */
export class PreparedSqlite extends PrismaBetterSqlite3 {
  override async connect() {
    const adapter = await super.connect();
    const { client } = adapter as typeof adapter & { readonly client: Database };
    const compile = client.prepare.bind(client);
    const known = new LRUCache<string, ReturnType<typeof reusable>>({ max: MAX_STATEMENTS });
    const prepare = (sql: string) => {
      const statement = known.get(sql) ?? reusable(compile(sql));
      known.set(sql, statement);
      return statement;
    };
    Object.assign(client, { prepare });
    return adapter;
  }
}
