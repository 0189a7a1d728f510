import { providerOf } from '../../../../prisma/provider.ts';
import type { Database } from './database.ts';
import { openSqlite } from './sqliteDatabase.ts';

/**
 * Opens an already migrated database: `file:…` or `postgresql://…`. Throws if it can't be made as durable as the product
 * promises.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (providerOf(url) === 'sqlite') return openSqlite(url);
  const { openPostgres } = await import('./postgresDatabase.ts');
  return openPostgres(url);
}
