import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFileOf } from './databaseFile.ts';

/** The databases that the product runs on. */
export type Provider = 'sqlite' | 'postgresql';

/** The provider of a database's address: `file:…` is the embedded one. */
export function providerOf(databaseUrl: string): Provider {
  return /^postgres(ql)?:/.test(databaseUrl) ? 'postgresql' : 'sqlite';
}

/** A database as messages name it: never with its password. */
export function shownDatabase(databaseUrl: string): string {
  if (providerOf(databaseUrl) === 'sqlite') return databaseFileOf(databaseUrl);
  const { host, pathname } = new URL(databaseUrl);
  return `postgresql://${host}${pathname}`;
}

/** Throws an Error of one line where there is no file of a database. Of PostgreSQL its driver tells. */
export function assertDatabaseThere(databaseUrl: string): void {
  const file = databaseFileOf(databaseUrl);
  if (providerOf(databaseUrl) === 'sqlite' && !existsSync(file)) {
    throw new Error(`There is no database at ${file}.`);
  }
}

/** This folder, from this file as it stands here and from the server's bundle. */
const here =
  ['.', '../../prisma', '../../../prisma']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(join(folder, 'schema.prisma'))) ?? '.';

/** The Prisma schema that everything else is derived from. */
export const SCHEMA_FILE = join(here, 'schema.prisma');

/** The folders of the committed migrations. */
export const MIGRATIONS_DIR: Readonly<Record<Provider, string>> = {
  sqlite: join(here, 'migrations'),
  postgresql: join(here, 'migrations-postgresql'),
};

/**
 * The schema of a provider. That of PostgreSQL differs in its provider and in the folder of its client, and keeps the text
 * of JSON as it was written, as SQLite does: `jsonb` would give its fields back in another order.
 */
export function schemaFor(provider: Provider): string {
  const schema = readFileSync(SCHEMA_FILE, 'utf8');
  if (provider === 'sqlite') return schema;
  return schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"./generated"', '"./generated-postgresql"')
    .replace(/^( +\w+ +Json\??)(?= |$)/gm, '$1 @db.Json');
}
