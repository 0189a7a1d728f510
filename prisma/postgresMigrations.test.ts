import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEARCHED_TYPES } from '@centar/domain/wordSearch.ts';
import { databaseIn, type TestDatabase } from '../graphql-server/test/testDatabase.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIR } from './provider.ts';
import { pendingSql } from './schemaEngine.ts';

let folder: string;
let directory: string;
/** Migrated with all that is committed. */
let stored: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-migrations-'));
  directory = join(folder, 'migrations');
  cpSync(MIGRATIONS_DIR.postgresql, directory, { recursive: true });
  stored = await databaseIn(folder);
});
afterEach(async () => {
  await stored.drop();
  rmSync(folder, { recursive: true });
});

function add(name: string, sql: string): void {
  mkdirSync(join(directory, name));
  writeFileSync(join(directory, name, 'migration.sql'), sql);
}

async function names(sql: string): Promise<string[]> {
  const client = new pg.Client(stored.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(sql);
  await client.end();
  return rows.map(({ name }) => name);
}

const tables = async (): Promise<string[]> =>
  names(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);

describe('the committed migrations', () => {
  it('produce exactly the schema', async () => {
    expect(await pendingSql(stored.url)).toBe('');
  });

  // Prisma does not know them: without them a search reads every item.
  it('make the search indexes of each type', async () => {
    const indexes = await names(
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'`,
    );
    const searched = SEARCHED_TYPES.map(({ itemType }) => itemType);
    expect(indexes).toEqual(
      expect.arrayContaining(searched.flatMap((type) => [`${type}_words`, `${type}_title_words`])),
    );
  });

  it('would be found out if one made too much', async () => {
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    expect(await pendingSql(stored.url, directory)).toMatch(/DROP TABLE "More"/);
  });
});

describe('migrating', () => {
  it('applies what is new, by one process, once', async () => {
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    const applied = await Promise.all([
      migrate(stored.url, directory),
      migrate(stored.url, directory),
    ]);
    expect(applied.flat()).toEqual(['20990101000000_more']);
    expect(await migrate(stored.url, directory)).toEqual([]);
  });

  it('refuses a database that is newer than the program', async () => {
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    await migrate(stored.url, directory);
    await expect(migrate(stored.url)).rejects.toThrow(
      /^The database is newer than this program \(20990101000000_more\)\. .+$/,
    );
  });

  it('names the failed one in one line, changes nothing, and continues after a repair', async () => {
    const before = await tables();
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    add(
      '20990102000000_bad',
      'CREATE TABLE "Less" ("id" INTEGER); CREATE TABLE "User" ("id" INTEGER);',
    );
    for (const attempt of ['first', 'second']) {
      await expect(migrate(stored.url, directory), attempt).rejects.toThrow(
        /^The database could not be brought up to date, and is as it was: relation "User" already exists\.$/,
      );
      expect(await tables()).toEqual(before);
    }
    rmSync(join(directory, '20990102000000_bad'), { recursive: true });
    expect(await migrate(stored.url, directory)).toEqual(['20990101000000_more']);
  });
});

describe('an address that can not be used', () => {
  const refused = async (change: (url: string) => string): Promise<string> =>
    migrate(change(stored.url)).then(
      () => 'migrated',
      (error: unknown) => (error as Error).message,
    );

  it.each([
    [
      'a wrong password',
      (url: string) => url.replace(':centar@', ':tajna-lozinka@'),
      /refuses centar/,
    ],
    ['an unknown database', (url: string) => url.replace(/\w+$/, 'nema'), /CREATE DATABASE "nema"/],
    [
      'an unknown machine',
      (url: string) => url.replace('127.0.0.1', 'nema.invalid'),
      /nema\.invalid/,
    ],
    [
      'a port where nothing listens',
      (url: string) => url.replace(/:\d+\//, ':9/'),
      /127\.0\.0\.1:9 /,
    ],
    ['a port out of range', (url: string) => url.replace(/:\d+\//, ':99999/'), /./],
    ['a time that is no number', (url: string) => `${url}?query_timeout=dugo`, /query_timeout/],
  ])('%s is told in one line', async (_what, change, expected) => {
    const message = await refused(change);
    expect(message).toMatch(/^Environment variable DATABASE_URL: .+; .+\.$/);
    expect(message).toMatch(expected);
    expect(message).not.toMatch(/tajna-lozinka|centar:/);
  });

  it('a database in another encoding is told too', async () => {
    const client = new pg.Client(stored.url);
    await client.connect();
    await client.query(
      `CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    expect(await refused((url) => url.replace(/\w+$/, 'latin'))).toMatch(
      /encoded in LATIN1; .+UTF8/,
    );
    await client.query('DROP DATABASE latin WITH (FORCE)');
    await client.end();
  });
});
