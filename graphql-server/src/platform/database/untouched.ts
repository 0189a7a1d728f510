import { contentTables } from './contentTables.ts';
import type { Database } from './database.ts';

/** Has anything ever been written here? Deleted items count: a centre that emptied its site wants it empty. */
export async function isNeverWritten({ reader }: Database): Promise<boolean> {
  const counts = await Promise.all([
    ...contentTables(reader).map((table) => table.count()),
    reader.auditEntry.count({ where: { itemType: { not: '' } } }),
  ]);
  return counts.every((count) => count === 0);
}
