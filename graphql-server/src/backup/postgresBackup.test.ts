import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../prisma/migrate.ts';
import { MIGRATIONS_DIR } from '../../../prisma/provider.ts';
import { allRows } from '../../test/allRows.ts';
import { createWithPicture, storedFilesOf } from '../../test/backedUpContent.ts';
import { newsRow } from '../../test/contentRows.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { databaseIn, knownDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

let folder: string;
let dataDir: string;
let app: TestApp;
let token: string;
/** An empty one, beside that of the application. */
let other: TestDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-backup-'));
  app = await startTestApp({ dataDir, content: { news: [newsRow({ title: 'prva' })] } });
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
  // As a restore does.
  await app.sql('UPDATE "ContentRevision" SET "followedSince" = NULL');
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-copies-'));
  other = await databaseIn(folder);
});
afterEach(async () => {
  await other.drop();
  rmSync(folder, { recursive: true, force: true });
});

const placesOf = (dir: string, databaseUrl: string) => ({
  dataDir: dir,
  databaseUrl,
  bucket: undefined,
});
const home = () => placesOf(dataDir, knownDatabase(dataDir).url);
const back = (): string => join(folder, 'restored');
const fileOf = (dir: string): string => join(dir, 'centar.db');
const backup = (places = home(), to = 'backups') => makeBackup(places, join(folder, to));

async function hashOf(database: TestDatabase): Promise<string> {
  const rows = await database.rows();
  const hash = await rows.hash();
  await rows.close();
  return hash;
}

const create = (title: string): Promise<number> => createWithPicture(app, token, title);

it('a backup of PostgreSQL contains all earlier writes and their files, despite concurrent writes', async () => {
  expect(await create('pre')).toBe(201);
  const written: string[] = [];
  const state = { isMade: false };
  const writing = (async () => {
    for (let at = 0; !state.isMade || at < 5; at += 1) {
      const title = `meanwhile ${String(at)}`;
      if ((await create(title)) === 201) written.push(title);
    }
  })();
  const { folder: made } = await backup();
  state.isMade = true;
  await writing;
  await restoreBackup(placesOf(back(), `file:${fileOf(back())}`), made);
  const { News: news, StoredFile: stored } = allRows(fileOf(back()));
  const titles = (news as { title: string }[]).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['prva', 'pre']));
  const caught = titles.filter((title) => title.startsWith('meanwhile'));
  expect(caught).toEqual(written.slice(0, caught.length));
  const names = Object.keys(storedFilesOf(back())).join();
  for (const { id } of stored as { id: string }[]) expect(names).toContain(id);
});

it('restored into PostgreSQL elsewhere, it is equal row by row and file by file', async () => {
  await create('sa slikom');
  const { folder: made } = await backup();
  await restoreBackup(placesOf(back(), other.url), made);
  expect(await hashOf(other)).toBe(await hashOf(knownDatabase(dataDir)));
  expect(storedFilesOf(back())).toEqual(storedFilesOf(dataDir));
  expect(readdirSync(back())).not.toContain('tmp');
  // A backup is named after its second.
  const again = await backup(placesOf(back(), other.url), 'again');
  expect(allRows(fileOf(again.folder))).toEqual(allRows(fileOf(made)));
});

it('a backup of an older embedded database is restored into PostgreSQL', async () => {
  const old = join(folder, 'old');
  const migrations = join(folder, 'migrations');
  cpSync(MIGRATIONS_DIR.sqlite, migrations, { recursive: true });
  const newest =
    readdirSync(migrations)
      .filter((name) => /^\d/.test(name))
      .sort()
      .at(-1) ?? '';
  rmSync(join(migrations, newest), { recursive: true });
  mkdirSync(join(old, 'media'), { recursive: true });
  await migrate(`file:${fileOf(old)}`, migrations);
  const { folder: made } = await backup(placesOf(old, `file:${fileOf(old)}`));
  await restoreBackup(placesOf(back(), other.url), made);
  expect(existsSync(join(back(), 'tmp'))).toBe(false);
});

it('a restore into a database that has rows is refused and writes nothing', async () => {
  const { folder: made } = await backup();
  const before = await hashOf(knownDatabase(dataDir));
  await expect(restoreBackup(placesOf(back(), home().databaseUrl), made)).rejects.toThrow(
    / is not empty \(\w+ has rows\)\. Name a new database\.$/,
  );
  expect(existsSync(back())).toBe(false);
  expect(await hashOf(knownDatabase(dataDir))).toBe(before);
});

it('a restore that breaks off in the database leaves neither rows nor files', async () => {
  const { folder: made } = await backup();
  const rows = await other.rows();
  await rows.failOn('INSERT', 'User');
  await expect(restoreBackup(placesOf(back(), other.url), made)).rejects.toThrow(
    'The rows of User can not be written: forced',
  );
  await rows.stopFailing('User');
  await rows.close();
  expect(readdirSync(back())).toEqual([]);
  await restoreBackup(placesOf(back(), other.url), made);
});

it('a backup of a database that can not be reached is none, and says why', async () => {
  const nowhere = placesOf(dataDir, 'postgresql://centar:tajna@127.0.0.1:1/centar');
  await expect(backup(nowhere)).rejects.toThrow(
    /^Environment variable DATABASE_URL: PostgreSQL can't be reached at 127\.0\.0\.1:1 /,
  );
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});
