import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFileOf } from './databaseFile.ts';

export type Provider = 'sqlite' | 'postgresql';

/** `file:…` means SQLite. */
export function providerOf(databaseUrl: string): Provider {
  return /^postgres(ql)?:/.test(databaseUrl) ? 'postgresql' : 'sqlite';
}

/** Without the password. */
export function shownDatabase(databaseUrl: string): string {
  if (providerOf(databaseUrl) === 'sqlite') return databaseFileOf(databaseUrl);
  const { host, pathname } = new URL(databaseUrl);
  return `postgresql://${host}${pathname}`;
}

/** Throws a one-line Error for a missing SQLite file. PostgreSQL's driver reports itself. */
export function assertDatabaseThere(databaseUrl: string): void {
  const file = databaseFileOf(databaseUrl);
  if (providerOf(databaseUrl) === 'sqlite' && !existsSync(file)) {
    throw new Error(`There is no database at ${file}.`);
  }
}

/** Found from this file and from the server's bundle. */
const here =
  ['.', '../../prisma', '../../../prisma']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(join(folder, 'schema.prisma'))) ?? '.';

export const SCHEMA_FILE = join(here, 'schema.prisma');

export const MIGRATIONS_DIR: Readonly<Record<Provider, string>> = {
  sqlite: join(here, 'migrations'),
  postgresql: join(here, 'migrations-postgresql'),
};

/**
 * PostgreSQL's schema differs in provider and output folder, and uses `json`, since `jsonb` would
 * reorder fields.
 */
export function schemaFor(provider: Provider): string {
  const schema = readFileSync(SCHEMA_FILE, 'utf8');
  if (provider === 'sqlite') return schema;
  return schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"./generated"', '"./generated-postgresql"')
    .replace(/^( +\w+ +Json\??)(?= |$)/gm, '$1 @db.Json');
}
