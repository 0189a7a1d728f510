import type { TestApp } from './testApp.ts';

/** What every copy has of its own. */
const OWN = new Set(['id', 'title', 'imageFileId', 'documentFileId']);

/**
 * Adds copies of a table's first row, titled with their number: what years of work leave behind, within a second.
 * They share all moments with it, as items that were brought in together do.
 */
export async function addCopies(app: TestApp, table: string, count: number): Promise<void> {
  const { reader } = app.database;
  const info = await reader.$queryRawUnsafe<{ name: string }[]>(`PRAGMA table_info("${table}")`);
  const shared = info.map(({ name }) => name).filter((name) => !OWN.has(name));
  const titled = info.some(({ name }) => name === 'title');
  const columns = shared.map((name) => `"${name}"`).join(', ');
  app.sql(`WITH RECURSIVE "copy"("n") AS (SELECT 2 UNION ALL SELECT "n" + 1 FROM "copy" WHERE "n" <= ${String(count)})
    INSERT INTO "${table}" (${columns}${titled ? ', "title"' : ''})
    SELECT ${columns}${titled ? `, "title" || ' ' || "n"` : ''} FROM "${table}", "copy" WHERE "id" = 1`);
  await app.database.writeContent(async () => undefined);
}
