import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import { SEARCHED_TYPES } from '@centar/domain/wordSearch.ts';
import { deleteExpiredDatabases, previousDatabases } from './previousDatabase.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIR as FOLDERS } from './provider.ts';
import { pendingSql } from './schemaEngine.ts';

const MIGRATIONS_DIR = FOLDERS.sqlite;

let folder: string;
let directory: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-migrations-'));
  directory = join(folder, 'migrations');
  cpSync(MIGRATIONS_DIR, directory, { recursive: true });
  file = join(folder, 'centar.db');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (from = directory): Promise<string[]> => migrate(`file:${file}`, from);
const names = (): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

function add(name: string, sql: string): void {
  mkdirSync(join(directory, name));
  writeFileSync(join(directory, name, 'migration.sql'), sql);
}

/** The whole schema and every row, so that two states can be compared. */
function contents(): unknown {
  const database = new BetterSqlite3(file, { readonly: true });
  const tables = database
    .prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'index') ORDER BY name`,
    )
    .all();
  const rows = tables
    .filter(({ sql }) => (sql as string | null)?.startsWith('CREATE TABLE'))
    .map(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all());
  database.close();
  return { tables, rows };
}

/** A migration that rebuilds a table drops its triggers. */
const withTriggers = (table: string): string[] => [
  table,
  ...['insert', 'update', 'delete'].map((event) => `${table}_${event}`),
];

describe('the committed migrations', () => {
  it('produce exactly the schema', async () => {
    expect(await pendingSql()).toBe('');
  });

  // Prisma knows neither: without them a search fails.
  it('make the search tables of each type, and what keeps them up to date', async () => {
    await run();
    const database = new BetterSqlite3(file, { readonly: true });
    const tables = database.prepare<[], string>('SELECT name FROM sqlite_master').pluck().all();
    database.close();
    expect(tables).toEqual(
      expect.arrayContaining([
        ...ITEM_TYPES.flatMap((itemType) => withTriggers(`${itemType}Trigrams`)),
        ...SEARCHED_TYPES.flatMap(({ itemType }) => withTriggers(`${itemType}Words`)),
      ]),
    );
  });

  it('would be found out if they made too little or too much', async () => {
    const [first = ''] = names();
    const path = join(directory, first, 'migration.sql');
    const sql = readFileSync(path, 'utf8');
    const without = sql.replace(/^\s*"theme" TEXT NOT NULL,\n/m, '');
    expect(without).not.toBe(sql);
    writeFileSync(path, without);
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    const pending = await pendingSql(':memory:', directory);
    expect(pending).toMatch(/theme/);
    expect(pending).toMatch(/DROP TABLE "More"/);
  });
});

describe('migrating', () => {
  it('applies each once, and a second time changes nothing', async () => {
    expect(await run()).toEqual(names());
    const before = contents();
    expect(await run()).toEqual([]);
    expect(contents()).toEqual(before);
  });

  it('goes on where it stopped and keeps the rows', async () => {
    await run();
    const database = new BetterSqlite3(file);
    database.exec(`INSERT INTO "ContentRevision" ("id", "number") VALUES (1, 7)`);
    database.close();
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    expect(await run()).toEqual(['20990101000000_more']);
    const after = new BetterSqlite3(file, { readonly: true });
    expect(after.prepare('SELECT "number" FROM "ContentRevision"').get()).toEqual({ number: 7 });
    after.close();
  });

  it('gives an age to older films whose genre names children in a whole word, once', async () => {
    const [last = ''] = names().filter((name) => name.endsWith('_free_entry'));
    const later = names().filter((name) => name >= last);
    for (const name of later) rmSync(join(directory, name), { recursive: true });
    await run();
    const genres = [
      'Dečji film',
      'animirani, za decu',
      'ДЕЧЈИ',
      'Porodična drama',
      'Animirani horor',
    ];
    const database = new BetterSqlite3(file);
    const insert = database.prepare(
      `INSERT INTO "Movie" ("title", "description", "author", "genere", "duration", "yearPublished", "updatedAt")
       VALUES ('Film', 'Opis', 'Autor', ?, '', '', 0)`,
    );
    for (const genre of genres) insert.run(genre);
    database.close();
    for (const name of later)
      cpSync(join(MIGRATIONS_DIR, name), join(directory, name), { recursive: true });
    await run();
    const after = new BetterSqlite3(file, { readonly: true });
    const ages = after.prepare('SELECT "childrenAge" FROM "Movie" ORDER BY "id"').pluck().all();
    expect(ages).toEqual(['svih uzrasta', 'svih uzrasta', 'svih uzrasta', '', '']);
    after.close();
  });

  it('removes the zero too many of telephones in older reservations', async () => {
    const later = names().filter((name) => name >= '20261129152500');
    for (const name of later) rmSync(join(directory, name), { recursive: true });
    await run();
    const database = new BetterSqlite3(file);
    database.exec(
      `INSERT INTO "ReservationOffer" ("dateKey", "itemType", "itemId", "places", "toldAt", "updatedAt")
       VALUES ('program-1', 'Program', 1, 9, 0, 0)`,
    );
    const insert = database.prepare(
      `INSERT INTO "Reservation" ("offerId", "codeHash", "state", "places", "name", "phone")
       VALUES (1, ?, 'held', 1, 'Ana', ?)`,
    );
    for (const phone of ['00641234567', '0641234567', '+4930123456', '']) insert.run(phone, phone);
    database.close();
    for (const name of later)
      cpSync(join(MIGRATIONS_DIR, name), join(directory, name), { recursive: true });
    await run();
    const after = new BetterSqlite3(file, { readonly: true });
    const phones = after.prepare('SELECT "phone" FROM "Reservation" ORDER BY "id"').pluck().all();
    after.close();
    expect(phones).toEqual(['0641234567', '0641234567', '+4930123456', '']);
  });

  it('refuses when an applied one was changed', async () => {
    await run();
    const [first = ''] = names();
    const path = join(directory, first, 'migration.sql');
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nCREATE TABLE "More" ("id" INTEGER);\n`);
    const before = contents();
    await expect(run()).rejects.toThrow(
      /^These migrations were changed after they had been applied: \S+_initial\. .+$/,
    );
    expect(contents()).toEqual(before);
  });

  it('refuses a database that is newer than the program', async () => {
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    await run();
    const before = contents();
    await expect(run(MIGRATIONS_DIR)).rejects.toThrow(
      /^The database is newer than this program \(20990101000000_more\)\. .+$/,
    );
    expect(contents()).toEqual(before);
  });

  it('names the failed one in one line, changes nothing, and continues after a repair', async () => {
    await run();
    const before = contents();
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    add('20990102000000_bad', 'CREATE TABLE "User" ("id" INTEGER PRIMARY KEY);');
    for (const attempt of ['first', 'second']) {
      await expect(run(), attempt).rejects.toThrow(
        /^The database could not be brought up to date, and is as it was: table "User" already exists\.$/,
      );
      expect(contents()).toEqual(before);
      expect(readdirSync(folder).sort()).toEqual(['centar.db', 'migrations']);
    }
    rmSync(join(directory, '20990102000000_bad'), { recursive: true });
    expect(await run()).toEqual(['20990101000000_more']);
  });

  it('refuses in one line to continue after one that an earlier version left incomplete', async () => {
    await run();
    const database = new BetterSqlite3(file);
    database.exec('UPDATE "_prisma_migrations" SET finished_at = NULL');
    database.close();
    await expect(run()).rejects.toThrow(/^These migrations failed half-way: \S+_initial.* .+$/);
  });

  it('takes along what a killed server had written to the log alone', async () => {
    await run();
    const killed = join(folder, 'killed.db');
    const database = new BetterSqlite3(file);
    database.pragma('journal_mode=WAL');
    database.exec(`INSERT INTO "ContentRevision" ("id", "number") VALUES (1, 7)`);
    for (const suffix of ['', '-wal']) cpSync(`${file}${suffix}`, `${killed}${suffix}`);
    database.close();
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    await migrate(`file:${killed}`, directory);
    const after = new BetterSqlite3(killed, { readonly: true });
    expect(after.prepare('SELECT "number" FROM "ContentRevision"').get()).toEqual({ number: 7 });
    expect(after.prepare('SELECT count(*) AS n FROM "More"').get()).toEqual({ n: 0 });
    after.close();
  });

  it('keeps the former database, which the former program opens again with every row', async () => {
    await run();
    const database = new BetterSqlite3(file);
    database.pragma('journal_mode=WAL');
    database.exec(`INSERT INTO "ContentRevision" ("id", "number") VALUES (1, 7)`);
    database.close();
    const before = contents();
    expect(previousDatabases(file)).toEqual([]);
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    await run();
    expect(contents()).not.toEqual(before);
    // As the manual has it: the former database back under its name, the former program started.
    const [former] = previousDatabases(file);
    rmSync(file);
    renameSync(former?.path ?? '', file);
    expect(await run(MIGRATIONS_DIR)).toEqual([]);
    expect(contents()).toEqual(before);
  });

  it('is kept for seven days, and nothing else goes', async () => {
    await run();
    add('20990101000000_more', 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);');
    await run();
    writeFileSync(`${file}.before-mine`, 'moje');
    const [{ at } = { at: new Date() }] = previousDatabases(file);
    const daysLater = (days: number): Date => new Date(at.getTime() + days * 24 * 3_600_000);
    deleteExpiredDatabases(file, daysLater(6.9));
    expect(previousDatabases(file)).toHaveLength(1);
    deleteExpiredDatabases(file, daysLater(7.1));
    expect(readdirSync(folder).sort()).toEqual([
      'centar.db',
      'centar.db.before-mine',
      'migrations',
    ]);
  });

  it('starts again after a start that was killed during it', async () => {
    writeFileSync(`${file}.migrating`, 'half a database');
    writeFileSync(`${file}.migrating-journal`, 'and its journal');
    expect(await run()).toEqual(names());
    expect(readdirSync(folder).sort()).toEqual(['centar.db', 'migrations']);
  });
});
