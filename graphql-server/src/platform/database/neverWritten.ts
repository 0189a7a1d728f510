import { contentTables } from './contentTables.ts';
import type { Database } from './database.ts';

/** True for a database without any item, past or present. Deleted items count: a site that was emptied is to stay empty. */
export async function isNeverWritten({ reader }: Database): Promise<boolean> {
  const counts = await Promise.all([
    ...contentTables(reader).map((table) => table.count()),
    reader.auditEntry.count({ where: { itemType: { not: '' } } }),
  ]);
  return counts.every((count) => count === 0);
}
