import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allRows } from '../../test/allRows.ts';
import { childProgram } from '../../test/childProgram.ts';
import { newsRow } from '../../test/contentRows.ts';
import { fakePwa } from '../../test/fakePwa.ts';
import { databaseIn, type TestDatabase } from '../../test/testDatabase.ts';
import { lockDataDirectory } from '../platform/database/dataDirectoryLock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { createLogger } from '../platform/logger.ts';
import { startServer } from '../startServer.ts';
import { moveDatabase } from './moveDatabase.ts';

const CHILD = new URL('../../test/moveChild.ts', import.meta.url);
const NEWS = '/api/News/GetAllNews';

let demo: string;
let dataDir: string;
let target: TestDatabase;

async function start(from: string, databaseUrl: string) {
  const environment = readEnvironment({ DATA_DIR: from, DATABASE_URL: databaseUrl, PORT: '0' });
  return startServer(environment, createLogger('silent'), { pwa: fakePwa(from) });
}
async function newsOf(from: string, databaseUrl: string): Promise<unknown> {
  const server = await start(from, databaseUrl);
  const answer = await fetch(`${server.address}${NEWS}`);
  const items = await answer.json();
  await server.stop();
  return items;
}

const fileOf = (dir: string): string => join(dir, 'centar.db');
/** The rows of each table, as a text that shows quickly whether they are equal. */
function hashesOf(file: string): Record<string, string> {
  const hashes = Object.entries(allRows(file)).map(([name, rows]) => {
    const text = rows.map((row) => JSON.stringify(row)).sort();
    return [
      name,
      `${String(rows.length)} ${createHash('sha256').update(text.join()).digest('hex')}`,
    ];
  });
  return Object.fromEntries(hashes) as Record<string, string>;
}
const changeFile = (sql: string): void => {
  const database = new BetterSqlite3(fileOf(dataDir));
  database.exec(sql);
  database.close();
};

async function onTarget<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(target.url);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}
async function targetRows(): Promise<number> {
  const [found] = await onTarget<{ count: number }>(
    `SELECT (SELECT count(*) FROM "News")::int + (SELECT count(*) FROM "User")::int
       + (SELECT count(*) FROM "ContentRevision")::int AS count`,
  );
  return found?.count ?? 0;
}

/** Moves, and gives what was said, and why it failed where it did. */
async function move(from: string, ...words: string[]) {
  const lines: string[] = [];
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: from });
  const failure = await moveDatabase(environment, words, (line) => lines.push(line)).then(
    () => undefined,
    (thrown: unknown) => (thrown as Error).message,
  );
  return { lines, failure };
}
const moveThere = (...words: string[]) => move(`file:${fileOf(dataDir)}`, target.url, ...words);

beforeAll(async () => {
  demo = mkdtempSync(join(tmpdir(), 'centar-move-demo-'));
  const server = await start(demo, `file:${fileOf(demo)}`);
  await server.database.writeContent(async ({ news }) => {
    const title = 'Ćirilica Ж, „navodnici“, \\ " \' {} 😀\t';
    await news.create({ data: newsRow({ title, createdAt: new Date(-1), publishedAt: null }) });
    const { id } = await news.create({ data: newsRow({ title: 'prolazna' }) });
    await news.delete({ where: { id } });
  });
  await server.stop();
});
afterAll(() => {
  rmSync(demo, { recursive: true, force: true });
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-move-'));
  cpSync(demo, dataDir, { recursive: true });
  target = await databaseIn(dataDir);
});
afterEach(async () => {
  await target.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a database that is moved', () => {
  it('to PostgreSQL and back has every row as it was, and its ids go on', async () => {
    const before = hashesOf(fileOf(dataDir));
    const news = allRows(fileOf(dataDir))['News'] as { id: number }[];
    expect(news.length).toBeGreaterThan(3);
    const there = await moveThere('--write');
    expect(there.failure).toBeUndefined();
    expect(there.lines).toContain(`News: ${String(news.length)}`);
    expect(there.lines.at(-1)).toMatch(/^Moved to postgresql:\/\/127\.0\.0\.1:\d+\/test_/);
    expect(there.lines.join()).not.toContain(':centar@');
    renameSync(fileOf(dataDir), join(dataDir, 'former.db'));
    expect((await move(target.url, `file:${fileOf(dataDir)}`, '--write')).failure).toBeUndefined();
    expect(hashesOf(fileOf(dataDir))).toEqual(before);
  });

  it('is served as before, and what is written there gets the next id', async () => {
    const before = await newsOf(dataDir, `file:${fileOf(dataDir)}`);
    await moveThere('--write');
    expect(await newsOf(dataDir, target.url)).toEqual(before);
    const counters = allRows(fileOf(dataDir))['sqlite_sequence'] as { name: string; seq: number }[];
    const [next] = await onTarget<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('"News"', 'id'))::int AS id`,
    );
    expect(next?.id).toBe((counters.find(({ name }) => name === 'News')?.seq ?? 0) + 1);
  });

  it('on trial stays where it is, both ways', async () => {
    const trial = await moveThere();
    expect(trial.failure).toBeUndefined();
    expect(trial.lines[0]).toMatch(/^A trial: nothing is kept\./);
    expect(trial.lines.at(-1)).toMatch(/^Compared: \d+ rows, all equal$/);
    expect(await targetRows()).toBe(0);
    await moveThere('--write');
    renameSync(fileOf(dataDir), join(dataDir, 'former.db'));
    const back = await move(target.url, `file:${fileOf(dataDir)}`);
    expect(back.lines).toEqual(trial.lines);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('centar.db.m'))).toEqual([]);
    expect(existsSync(fileOf(dataDir))).toBe(false);
  });
});

describe('a move is refused in one line and moves nothing', () => {
  it('into a database that has rows, or a file that is there', async () => {
    await onTarget(`INSERT INTO "ContentRevision" DEFAULT VALUES`);
    expect((await moveThere('--write')).failure).toMatch(
      /^127\.0\.0\.1\/test_\w+ is not empty \(ContentRevision has rows\)\. Name a new database\.$/,
    );
    expect(await targetRows()).toBe(1);
    const { failure } = await move(target.url, `file:${fileOf(dataDir)}`, '--write');
    expect(failure).toBe(`${fileOf(dataDir)} is there already; move it away first.`);
  });

  it('to one that can not be reached, or in other words', async () => {
    const from = `file:${fileOf(dataDir)}`;
    const wrong = 'postgresql://centar:tajna@127.0.0.1:1/centar';
    expect((await move(from, wrong, '--write')).failure).toMatch(
      /^The target: PostgreSQL can't be reached at 127\.0\.0\.1:1 \(ECONNREFUSED\); /,
    );
    for (const words of [[], ['http://a.rs'], [target.url, target.url], [target.url, '--now']]) {
      expect((await move(from, ...words)).failure).toMatch(/^Say where to: npm run move-database/);
    }
    expect((await move(from, `file:${dataDir}/other.db`)).failure).toMatch(/ are of one kind\. /);
    expect((await move(`file:${dataDir}/none.db`, target.url)).failure).toMatch(/^There is no dat/);
  });

  it.each([
    ['older', `DELETE FROM "_prisma_migrations" WHERE migration_name LIKE '%title_keys'`],
    [
      'newer',
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ('x', 'x', '20990101000000_more', 1, 1)`,
    ],
  ])('from one that is %s than the program', async (word, sql) => {
    changeFile(sql);
    expect((await moveThere('--write')).failure).toMatch(
      `The database is ${word === 'older' ? 'of an older program' : 'newer than this program'}`,
    );
    expect(await targetRows()).toBe(0);
  });

  it('while a server uses the data folder or PostgreSQL', async () => {
    const release = lockDataDirectory(dataDir);
    expect((await moveThere('--write')).failure).toMatch(/^Another server is using /);
    expect((await moveThere()).failure).toBeUndefined();
    release();
    const other = new pg.Client(target.url);
    await other.connect();
    expect((await moveThere('--write')).failure).toMatch(
      /^Other programs are connected to .* \(1 connections\); stop every server/,
    );
    await other.end();
    expect(await targetRows()).toBe(0);
  });
});

describe('a move that breaks off leaves the target empty', () => {
  it('at a row that it can not take', async () => {
    changeFile(
      `UPDATE "SettingsGroup" SET "updatedByName" = 'a' || char(0) WHERE "name" = 'contact'`,
    );
    expect((await moveThere('--write')).failure).toMatch(
      /^The rows of SettingsGroup can not be written: unsupported Unicode escape sequence$/,
    );
    expect(await targetRows()).toBe(0);
  });

  it('where a row arrives otherwise than it was', async () => {
    await onTarget(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN NEW."name" = NEW."name" || '.'; RETURN NEW; END $$;
      CREATE TRIGGER spoil BEFORE INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION spoil()`);
    const { failure } = await moveThere('--write');
    expect(failure).toBe('The rows of User did not arrive as they were sent.');
    expect(await targetRows()).toBe(0);
  });

  it('if killed during it, and succeeds afterwards', async () => {
    await onTarget(`CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$;
      CREATE TRIGGER hang BEFORE INSERT ON "UserAccess" EXECUTE FUNCTION hang();
      CREATE TRIGGER hang BEFORE INSERT ON "ItemVersion" EXECUTE FUNCTION hang();
      CREATE TRIGGER hang BEFORE INSERT ON "ProgramDate" EXECUTE FUNCTION hang()`);
    const child = spawn(process.execPath, [await childProgram(CHILD), dataDir, target.url], {
      stdio: 'ignore',
    });
    const hanging = `FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`;
    await expect.poll(() => onTarget(`SELECT 1 ${hanging}`)).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await onTarget(`SELECT pg_terminate_backend(pid) ${hanging}`);
    expect(await targetRows()).toBe(0);
    await onTarget(`DROP FUNCTION hang CASCADE`);
    expect((await moveThere('--write')).failure).toBeUndefined();
    expect(await targetRows()).toBeGreaterThan(3);
  });
});
