import { setFlagsFromString } from 'node:v8';
import { providerOf } from '../../../../prisma/provider.ts';
import type { Database } from './database.ts';
import { openSqlite } from './sqliteDatabase.ts';

/** Ten times the usual, in about the bytes that a function of WebAssembly has executed. */
const OPTIMISE_AFTER = 130_000_000;

/**
 * Opens a migrated database, `file:…` or `postgresql://…`. Throws if it can't guarantee durable
 * writes.
 */
export async function openDatabase(url: string): Promise<Database> {
  // Prisma's query compiler is WebAssembly, which V8 would optimise while the server starts.
  setFlagsFromString(`--wasm-tiering-budget=${String(OPTIMISE_AFTER)}`);
  if (providerOf(url) === 'sqlite') return openSqlite(url);
  const { openPostgres } = await import('./postgresDatabase.ts');
  return openPostgres(url);
}
