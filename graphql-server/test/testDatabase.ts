import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { copyMigrated } from './migratedFile.ts';
import { postgresRows } from './postgresRows.ts';
import { sqliteRows, type RowSnapshot } from './sqliteRows.ts';

/** The migrated PostgreSQL database that is copied for each test file. */
export const TEMPLATE = 'migrated';

/** True in the project `postgres`. */
export const isPostgres = (): boolean => process.env['TEST_DATABASE'] === 'postgresql';

/** A migrated database for tests. */
export interface TestDatabase {
  readonly url: string;
  /** A second connection, beside that of the application. */
  rows(): Promise<RowSnapshot>;
  /** Deletes a database outside the data folder. */
  drop(): Promise<void>;
}

const server = (): string => process.env['TEST_POSTGRES'] ?? '';

async function maintain(sql: string): Promise<void> {
  const client = new pg.Client(server());
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The name of the PostgreSQL database of a data folder. */
const nameOf = (dataDir: string): string =>
  `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;

/** The database that `databaseIn` has made for a data folder. */
export function knownDatabase(dataDir: string): TestDatabase {
  if (!isPostgres()) {
    const path = join(dataDir, 'centar.db');
    return { url: `file:${path}`, rows: async () => sqliteRows(path), drop: async () => undefined };
  }
  const name = nameOf(dataDir);
  const url = server().replace(/[^/]*$/, name);
  return {
    url,
    rows: () => postgresRows(url),
    drop: async () => {
      await maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Creates the migrated database of a data folder: a file in it, or a PostgreSQL database that is named after it. */
export async function databaseIn(dataDir: string): Promise<TestDatabase> {
  if (isPostgres()) await maintain(`CREATE DATABASE ${nameOf(dataDir)} TEMPLATE ${TEMPLATE}`);
  else await copyMigrated(join(dataDir, 'centar.db'));
  return knownDatabase(dataDir);
}
