import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { fakePwa } from '../test/fakePwa.ts';
import { movableClock } from '../test/movableClock.ts';
import { databaseIn } from '../test/testDatabase.ts';
import { makeDataDir } from '../test/testFiles.ts';
import { readEnvironment } from './platform/environment.ts';
import { createLogger } from './platform/logger.ts';
import { startServer, type RunningServer } from './startServer.ts';

const clock = movableClock();
const cleanUps: (() => Promise<unknown>)[] = [];
const publicDirs: string[] = [];
let old: RunningServer;
let young: RunningServer;

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
const OLD_QUERY = 'query Old { latestNews { items { id } } }';
const YOUNG_QUERY = 'query Young { latestNews { items { title } } }';
const LATER_QUERY = 'query Later { whatComesLater { id } }';

/** A process of a build with a script, a style sheet and an operation of its own. */
async function startBuild(name: string, url: string, query: string): Promise<RunningServer> {
  const { dataDir, cleanUp } = await makeDataDir();
  const pwa = fakePwa(dataDir);
  publicDirs.push(pwa.publicDir);
  writeFileSync(join(pwa.publicDir, `assets/${name}-AbCd_1-2.js`), `export const of = '${name}';`);
  writeFileSync(join(pwa.publicDir, `assets/${name}-AbCd_1-2.css`), `/* ${name} */`);
  const server = await startServer(
    readEnvironment({
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PORT: '0',
      DEMO_CONTENT: 'false',
      ADMIN_PASSWORD: 'sedam plavih vrata',
    }),
    createLogger('silent'),
    {
      pwa: { ...pwa, documents: [...pwa.documents, { id: idOf(query), name, text: query }] },
      clock,
    },
  );
  cleanUps.unshift(async () => server.stop(), cleanUp);
  return server;
}

beforeAll(async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  const shared = await databaseIn(dataDir);
  cleanUps.push(async () => shared.drop(), cleanUp);
  old = await startBuild('old', shared.url, OLD_QUERY);
  young = await startBuild('young', shared.url, YOUNG_QUERY);
});
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

const get = (server: RunningServer, path: string) => fetch(server.address + path);
const ask = (server: RunningServer, query: string) =>
  get(server, registeredAddress(idOf(query), {}));

it('pages of either build get scripts and styles from a process of the other', async () => {
  const pairs = [
    [old, young, 'young'],
    [young, old, 'old'],
  ] as const;
  for (const [other, own, name] of pairs) {
    for (const file of [`/assets/${name}-AbCd_1-2.js`, `/assets/${name}-AbCd_1-2.css`]) {
      const [theirs, ours] = [await get(other, file), await get(own, file)];
      expect([theirs.status, ours.status]).toEqual([200, 200]);
      expect(await theirs.text()).toBe(await ours.text());
      for (const header of ['content-type', 'cache-control', 'x-content-type-options']) {
        expect([header, theirs.headers.get(header)]).toEqual([header, ours.headers.get(header)]);
      }
    }
  }
  for (const path of ['/assets/none-AbCd_1-2.js', '/assets/none', '/assets/none.png']) {
    expect([path, (await get(old, path)).status]).toEqual([path, 404]);
  }
});

it('and its operations, as far as the schema has them', async () => {
  expect(await (await ask(old, YOUNG_QUERY)).json()).toEqual({
    data: { latestNews: { items: [] } },
  });
  expect(await (await ask(young, OLD_QUERY)).json()).toEqual({
    data: { latestNews: { items: [] } },
  });
  expect((await ask(old, LATER_QUERY)).status).toBe(400);
  await old.database.write(({ buildPart }) =>
    buildPart.create({ data: { name: idOf(LATER_QUERY), text: LATER_QUERY, seenAt: clock() } }),
  );
  expect((await ask(old, LATER_QUERY)).status).toBe(400);
});

it('a part lost from the database is stored again, without reading the others', async () => {
  const file = '/assets/young-AbCd_1-2.js';
  const text = await (await get(young, file)).text();
  await old.database.write(({ buildPart }) => buildPart.delete({ where: { name: file } }));
  expect((await get(old, file)).status).toBe(404);
  // A folder can't be read as a text.
  mkdirSync(join(publicDirs[1] ?? '', 'assets/folder.js'));
  await old.database.write(({ buildPart }) =>
    buildPart.create({ data: { name: '/assets/folder.js', text: '', seenAt: clock() } }),
  );
  await young.app.otherBuilds.publish();
  expect(await (await get(old, file)).text()).toBe(text);
});

it('a build is deleted a week after it stopped, but not while it runs', async () => {
  const file = '/assets/old-AbCd_1-2.js';
  for (let day = 0; day < 8; day += 1) {
    expect([day, (await get(young, file)).status]).toEqual([day, 200]);
    clock.pass(DAY_MS);
    await young.app.otherBuilds.publish();
  }
  expect((await get(young, file)).status).toBe(404);
  expect((await get(old, '/assets/young-AbCd_1-2.js')).status).toBe(200);
});
