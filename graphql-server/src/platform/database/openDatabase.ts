import { providerOf } from '../../../../prisma/provider.ts';
import type { Database } from './database.ts';
import { openSqlite } from './sqliteDatabase.ts';

/**
 * Opens a migrated database, `file:…` or `postgresql://…`. Throws if it can't guarantee durable
 * writes.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (providerOf(url) === 'sqlite') return openSqlite(url);
  const { openPostgres } = await import('./postgresDatabase.ts');
  return openPostgres(url);
}
