import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reservePath } from './diskReserve.ts';
import { readEnvironment } from '../environment.ts';
import { picture } from '../../../test/testFiles.ts';
import { createLogger } from '../logger.ts';
import { startServer } from '../../startServer.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { fakePwa } from '../../../test/fakePwa.ts';
import { copyMigrated } from '../../../test/migratedFile.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { mountDisk, unmountDisk } from '../../../test/smallDisk.ts';
import { requestsTo } from '../../../test/requests.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/testApp.ts';

const CREATE = 'mutation($input: NewsInput!) { createNews(input: $input) { id } }';
const UPDATE = 'mutation($input: NewsEdit!) { updateNews(input: $input) { id } }';
const DELETE = 'mutation($id: Int!) { deleteNews(id: $id) }';
const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
/** More than what is written in it until the log begins again. */
const LONG_TEXT = 'Dugačak tekst. '.repeat(1000);
const KIB = 1024;

// A start moves it.
const workFolder = tmpdir();
const SIZE = '32m';
let disk: string;

const filler = (): string => join(disk, 'filler');

/** Fills the disk to the last byte. */
function fillDisk(): void {
  const file = openSync(filler(), 'a');
  for (const size of [1024 * KIB, 4 * KIB, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 'x'));
    } catch (thrown) {
      expect((thrown as { code?: string }).code).toBe('ENOSPC');
    }
  }
  closeSync(file);
}

const emptyDisk = (): void => rmSync(filler());

const tried = mountDisk(SIZE);
const mayMount = tried !== undefined;
if (mayMount) unmountDisk(tried);
else it('a full disk was NOT tried: this user may not mount a tmpfs (root may)', () => undefined);

describe.runIf(mayMount)('on a disk without a free byte', () => {
  let app: TestApp;
  let token: string;
  let email: string;

  beforeEach(async () => {
    disk = mountDisk(SIZE) ?? '';
    const news = Array.from({ length: 12 }, () => newsRow());
    app = await startTestApp({ dataDir: disk, content: { news } });
    ({ token, email } = await app.signInAs({ sections: ['Vesti'] }));
  });
  afterEach(async () => {
    await app.close();
    unmountDisk(disk);
  });

  const long = { ...NEWS_FIELDS, description: LONG_TEXT };
  const rest = () => app.rest('POST', '/api/News/CreateNews', { token, form: long });
  const graphql = () => app.gql(CREATE, { input: long }, { token });
  const input = () => ({ email, password: PASSWORD });
  const login = async () => ({
    rest: (await app.rest('POST', '/api/UserAuth/Login', { json: input() })).status,
    graphql: (await app.gql(LOGIN, input())).code,
  });
  const remove = async (id: number) => ({
    rest: (await app.rest('DELETE', `/api/News/DeleteNews?id=${String(id)}`, { token })).status,
    graphql: (await app.gql(DELETE, { id: id + 1 }, { token })).code,
  });
  const reserve = (): string => reservePath(`file:${app.databaseFile}`);

  async function expectRefused(): Promise<void> {
    expect(await rest()).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    expect(await graphql()).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    const edit = { id: 1, ...long };
    expect(await app.gql(UPDATE, { input: edit }, { token })).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
    });
    const file = { name: 'a.png', bytes: await picture('png', { width: 40, height: 30 }) };
    const upload = { token, form: NEWS_FIELDS, file };
    expect(await app.rest('POST', '/api/News/CreateNews', upload)).toMatchObject({ status: 507 });
  }

  it('content is refused, and people sign in, read and delete', async () => {
    fillDisk();
    await expectRefused();
    for (let round = 0; round < 2; round += 1) {
      expect(await login()).toEqual({ rest: 200, graphql: undefined });
      expect(await remove(1 + 2 * round)).toEqual({ rest: 200, graphql: undefined });
      await expectRefused();
    }
    for (const path of ['/', '/api/News/GetNews', '/api/News/GetNewsByID?id=12', '/readyz']) {
      expect((await app.raw(path)).status).toBe(200);
    }
    const wrong = { json: { email, password: 'pogrešna lozinka' } };
    expect((await app.rest('POST', '/api/UserAuth/Login', wrong)).status).toBe(401);
    expect((await app.rest('POST', '/api/UserAuth/Logout', { token })).status).toBe(200);
  });

  it('what goes on filling the disk keeps nobody from signing in', async () => {
    fillDisk();
    for (let round = 0; round < 6; round += 1) {
      expect(await login()).toEqual({ rest: 200, graphql: undefined });
      fillDisk();
    }
  });

  it('with room again everything works, the space is kept again, and nothing acknowledged is lost', async () => {
    fillDisk();
    const before = await app.contentHash();
    await expectRefused();
    expect(await app.contentHash()).toBe(before);
    expect(await login()).toEqual({ rest: 200, graphql: undefined });
    expect(existsSync(reserve())).toBe(false);

    emptyDisk();
    expect((await rest()).status).toBe(201);
    expect((await graphql()).code).toBeUndefined();
    expect(existsSync(reserve())).toBe(true);
    expect(await app.database.reader.news.count()).toBe(14);
    const [check] = await app.database.reader.$queryRaw<object[]>`PRAGMA integrity_check`;
    expect(Object.values(check ?? {})).toEqual(['ok']);
  });

  it('content uses the space inside the database that permanent deletions freed', async () => {
    await app.database.writeContent((transaction) =>
      transaction.news.createMany({
        data: Array.from({ length: 400 }, () => newsRow({ description: LONG_TEXT })),
      }),
    );
    fillDisk();
    let code: string | undefined;
    // The log has grown with what was written, and takes some more.
    for (let tries = 0; !code && tries < 500; tries += 1) ({ code } = await graphql());
    expect(code).toBe('STORAGE_FULL');
    expect(await login()).toEqual({ rest: 200, graphql: undefined });
    await expectRefused();
    await app.database.write(({ news }) => news.deleteMany({ where: { id: { gt: 12 } } }));
    expect((await rest()).status).toBe(201);
  });
});

describe.runIf(mayMount)('a start', () => {
  beforeEach(() => {
    disk = mountDisk(SIZE) ?? '';
  });
  afterEach(() => {
    unmountDisk(disk);
  });

  it('works on a full disk', async () => {
    const file = join(disk, 'centar.db');
    await copyMigrated(file);
    const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
    const environment = readEnvironment({ DATA_DIR: disk, PORT: '0', DEMO_CONTENT: 'false' });
    const pwa = fakePwa(workFolder);
    const start = () => startServer(environment, createLogger('info', stream), { pwa });
    await (await start()).stop();

    fillDisk();
    const { address, stop } = await start();
    expect((await requestsTo(address).raw('/api/News/GetNews')).status).toBe(200);
    await stop();
  });
});
