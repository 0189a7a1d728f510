import type { TestApp } from './testApp.ts';

/** The columns that differ in every copy. */
const OWN = new Set(['id', 'title', 'imageFileId', 'documentFileId']);

/**
 * Adds copies of a table's first row, titled with their number, for tests of long lists. All have the same times, as imported
 * items do.
 */
export async function addCopies(app: TestApp, table: string, count: number): Promise<void> {
  const names = await app.columnsOf(table);
  const shared = names.filter((name) => !OWN.has(name));
  const titled = names.includes('title');
  const columns = shared.map((name) => `"${name}"`).join(', ');
  await app.sql(`WITH RECURSIVE "copy"("n") AS (SELECT 2 UNION ALL SELECT "n" + 1 FROM "copy" WHERE "n" <= ${String(count)})
    INSERT INTO "${table}" (${columns}${titled ? ', "title"' : ''})
    SELECT ${columns}${titled ? `, "title" || ' ' || "n"` : ''} FROM "${table}", "copy" WHERE "id" = 1`);
  await app.database.writeContent(async () => undefined);
}
