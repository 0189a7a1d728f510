import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswords } from '../../accounts/auth/passwords.ts';
import { assertOutsideTransaction, type Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import { createFileStore } from '../files/fileStore.ts';
import { incoming } from '../../../test/testFiles.ts';
import { lockDataDirectory } from './dataDirectoryLock.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { copyMigrated } from '../../../test/migratedFile.ts';

let folder: string;
let url: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-database-'));
  await copyMigrated(join(folder, 'centar.db'));
  url = `file:${folder}/centar.db`;
  database = await openDatabase(url);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('durability', () => {
  const PRAGMAS = [
    ['journal_mode', 'wal'],
    ['synchronous', 2n],
    ['foreign_keys', 1n],
    ['busy_timeout', 25n],
  ] as const;

  it.each(PRAGMAS)('the writer has %s %s', async (name, value) => {
    const [row] = await database.write((transaction) =>
      transaction.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`),
    );
    const [found] = Object.values(row ?? {});
    expect(typeof found === 'string' ? found : BigInt(found as number)).toBe(value);
  });

  it('SQLite is one without the corruption of a reset log', () => {
    const memory = new BetterSqlite3(':memory:');
    const row = memory.prepare<[], { v: string }>('SELECT sqlite_version() AS v').get();
    const [major = 0, minor = 0, patch = 0] = (row?.v ?? '').split('.').map(Number);
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003);
    memory.close();
  });

  it('a file that is no database stops the start', async () => {
    await expect(openDatabase(`file:${fileURLToPath(import.meta.url)}`)).rejects.toThrow();
  });
});

describe('the reader', () => {
  it('refuses to write', async () => {
    const { reader } = database;
    await expect(reader.news.create({ data: newsRow() })).rejects.toThrow();
    await expect(reader.$executeRaw`DELETE FROM "ContentRevision"`).rejects.toThrow();
    expect(await reader.news.count()).toBe(0);
  });

  it('sees nothing of a transaction that is still open', async () => {
    await database.write(async ({ news }) => {
      await news.create({ data: newsRow() });
      expect(await database.reader.news.count()).toBe(0);
    });
    expect(await database.reader.news.count()).toBe(1);
  });
});

it('a statement is compiled once, whatever its values', async () => {
  const titles = ['prva', 'druga', 'treća'];
  await database.write(async ({ news }) => {
    for (const title of titles) await news.create({ data: newsRow({ title }) });
  });
  const compile = vi.spyOn(BetterSqlite3.prototype, 'prepare');
  const other = await openDatabase(url);
  const found: string[] = [];
  for (const title of titles) {
    const rows = await other.reader.news.findMany({ where: { title } });
    found.push(...rows.map((row) => row.title));
  }
  await other.close();
  expect(found).toEqual(titles);
  const compiled = compile.mock.calls.filter(([sql]) => sql.includes('`News`.`title` = ?'));
  expect(compiled).toHaveLength(1);
  compile.mockRestore();
});

describe('writing', () => {
  // A write outside of `write` would slip into whichever transaction is open and vanish with it.
  it('loses none of 60 writes made while a transaction is rolled back', async () => {
    const rollback = database
      .write(async (transaction) => {
        await transaction.news.create({ data: newsRow({ title: 'nikad' }) });
        await sleep(20);
        throw new Error('forced');
      })
      .catch((error: unknown) => (error as Error).message);
    const acknowledged = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        database.write(({ news }) => news.create({ data: newsRow({ title: String(index) }) })),
      ),
    );
    expect(await rollback).toBe('forced');
    const stored = await database.reader.news.findMany({ select: { id: true, title: true } });
    expect(stored).toHaveLength(60);
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(stored.map(({ title }) => title)).not.toContain('nikad');
  });

  // The driver's own queue gives up after two seconds; ours waits.
  it('a unit of writing has the lock before it has read anything', async () => {
    const other = new BetterSqlite3(join(folder, 'centar.db'), { timeout: 0 });
    await database.write(async () => {
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
    });
    other.close();
  });

  it('writes that wait long are still served', async () => {
    const long = database.write(() => sleep(2500));
    const waiting = Array.from({ length: 5 }, () =>
      database.write(({ news }) => news.create({ data: newsRow() })),
    );
    await Promise.all([long, ...waiting]);
    expect(await database.reader.news.count()).toBe(5);
  });

  it('a failed change of content leaves the revision', async () => {
    const before = database.revision;
    await expect(
      database.writeContent(async () => {
        throw new Error('forced');
      }),
    ).rejects.toThrow('forced');
    expect(database.revision).toBe(before);
    await database.writeContent(({ news }) => news.create({ data: newsRow() }));
    expect(database.revision).toBe(before + 1);
    const { number } = await database.reader.contentRevision.findFirstOrThrow();
    expect(number).toBe(before + 1);
  });

  it('the revision survives a restart', async () => {
    await database.writeContent(({ news }) => news.create({ data: newsRow() }));
    const { revision } = database;
    await database.close();
    database = await openDatabase(url);
    expect(database.revision).toBe(revision);
  });
});

it('knows how much its tables hold when it is opened again', async () => {
  const known = () =>
    database.reader.$queryRaw<object[]>`SELECT * FROM "sqlite_stat1" WHERE "tbl" = 'News'`;
  expect(await known()).toEqual([]);
  await database.writeContent(({ news }) =>
    news.createMany({ data: Array.from({ length: 50 }, () => newsRow()) }),
  );
  await database.close();
  database = await openDatabase(url);
  expect(await known()).not.toEqual([]);
});

describe('inside a transaction', () => {
  const inside = (work: () => unknown) => database.write(async () => work());

  it('nothing but the database may be awaited', async () => {
    assertOutsideTransaction('Anything');
    await expect(inside(() => assertOutsideTransaction('Mail'))).rejects.toThrow(
      'Mail inside a database transaction',
    );
  });

  it('hashing, keeping a file and a second write are refused', async () => {
    const store = createFileStore({ dataDir: folder, clock: () => new Date() });
    const passwords = createPasswords();
    const keep = () => store.withStoredFile('image', incoming('a.png', 'x'), async () => undefined);
    for (const work of [
      () => passwords.hash('sedam plavih vrata'),
      keep,
      () => database.write(async () => undefined),
    ]) {
      await expect(inside(work)).rejects.toThrow(/inside a database transaction$/);
    }
  });

  it('is left again, also after a failure', async () => {
    await inside(() => {
      throw new Error('forced');
    }).catch(() => undefined);
    expect(() => {
      assertOutsideTransaction('Anything');
    }).not.toThrow();
  });
});

describe('the data folder', () => {
  it('is refused to a second server of this process, and free again afterwards', () => {
    const release = lockDataDirectory(folder);
    expect(() => lockDataDirectory(folder)).toThrow(
      `Another server is using ${folder}; stop it first.`,
    );
    release();
    lockDataDirectory(folder)();
  });

  it('is refused while another process has it, collected or not, until it is killed', async () => {
    const script = `import('./graphql-server/src/platform/database/dataDirectoryLock.ts').then(({ lockDataDirectory }) => {
      lockDataDirectory(process.argv[1]); setImmediate(() => { gc(); process.stdout.write('owned'); });
      setInterval(() => {}, 1000); });`;
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const options = ['--expose-gc', '--import', 'tsx', '-e', script, folder];
    const other = spawn(process.execPath, options, { cwd: root });
    await new Promise((resolve, reject) => {
      other.stdout.once('data', resolve);
      other.once('exit', () => reject(new Error('the other process ended')));
    });
    expect(() => lockDataDirectory(folder)).toThrow(
      /^Another server is using .+; stop it first\.$/,
    );
    const gone = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await gone;
    lockDataDirectory(folder)();
  });
});
