import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from './platform/database/openDatabase.ts';
import { readEnvironment } from './platform/environment.ts';
import { createLogger } from './platform/logger.ts';
import { openS3Storage } from './platform/files/s3Storage.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { BROWSER, browserHeaders } from '../test/authServer.ts';
import { newsRow } from '../test/contentRows.ts';
import { fakePwa } from '../test/fakePwa.ts';
import { startS3 } from '../test/s3Service.ts';
import { databaseIn, type TestDatabase } from '../test/testDatabase.ts';
import { makeDataDir } from '../test/testFiles.ts';

let running: RunningServer[] = [];
let cleanUps: (() => Promise<void>)[] = [];
let logs = '';

afterEach(async () => {
  for (const server of running) await server.stop();
  for (const cleanUp of cleanUps) await cleanUp();
  [running, cleanUps, logs] = [[], [], ''];
});

interface Wishes {
  /** The text of the file of keys. */
  readonly secrets?: string;
  /** The address of a bucket. */
  readonly files?: string;
  readonly demo?: 'true' | 'false';
}

async function start(
  { url }: TestDatabase,
  { secrets, files, demo = 'false' }: Wishes = {},
): Promise<RunningServer> {
  const { dataDir, cleanUp } = await makeDataDir();
  cleanUps.push(cleanUp);
  if (secrets !== undefined) writeFileSync(join(dataDir, 'secrets.json'), secrets);
  const environment = readEnvironment({
    FILES_URL: files,
    DEMO_CONTENT: demo,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PORT: '0',
    ADMIN_PASSWORD: 'sedam plavih vrata',
  });
  const logger = createLogger('info', { write: (line) => (logs += line) });
  const server = await startServer(environment, logger, { pwa: fakePwa(dataDir) });
  running.push(server);
  return server;
}

/** An empty database, migrated. */
async function emptyDatabase(): Promise<TestDatabase> {
  const { dataDir, cleanUp } = await makeDataDir();
  const shared = await databaseIn(dataDir);
  cleanUps.push(async () => shared.drop(), cleanUp);
  return shared;
}

const keyOf = async ({ database }: RunningServer): Promise<string | undefined> =>
  (await database.reader.installationValue.findUnique({ where: { name: 'csrfKey' } }))?.value;

it("one of several starting processes fills an empty database, and all show each other's writes", async () => {
  const shared = await emptyDatabase();
  const [one, other] = await Promise.all([
    start(shared, { demo: 'true' }),
    start(shared, { demo: 'true' }),
  ]);
  expect(logs.match(/demo content loaded/g)).toHaveLength(1);
  expect(await one.database.reader.user.count()).toBe(1);

  await one.database.writeContent(({ news }) =>
    news.create({ data: newsRow({ title: 'Sa prvog', publishedAt: new Date(0) }) }),
  );
  await expect
    .poll(async () => (await fetch(`${other.address}/api/News/GetAllNews`)).text())
    .toContain('Sa prvog');
});

it('processes share keys without copied files, also keys of a previously used file', async () => {
  const shared = await emptyDatabase();
  const former = 'A'.repeat(43);
  const [one, other] = [
    await start(shared, { secrets: JSON.stringify({ csrfKey: former }) }),
    await start(shared),
  ];
  expect(await keyOf(one)).toBe(former);
  // Signed in on the one, signed out on the other.
  const payload = { email: 'admin@centar.local', password: 'sedam plavih vrata' };
  const ask = { method: 'POST', headers: BROWSER } as const;
  const signedIn = await one.app.server.inject({ ...ask, url: '/api/UserAuth/Login', payload });
  const headers = { ...BROWSER, ...browserHeaders(signedIn) };
  const signedOut = await other.app.server.inject({ ...ask, url: '/api/UserAuth/Logout', headers });
  expect([signedIn.statusCode, signedOut.statusCode]).toEqual([200, 200]);
});

it('another process continues a killed first start; without its mark, stored files stop it', async () => {
  const shared = await emptyDatabase();
  const bucket = await startS3();
  cleanUps.push(() => bucket.close());
  const { dataDir, cleanUp } = await makeDataDir();
  cleanUps.push(cleanUp);
  const from = join(dataDir, 'picture.jpg');
  const name = `${randomUUID()}.jpg`;
  const storage = await openS3Storage(bucket.bucket(), { error: () => undefined });
  writeFileSync(from, 'half of the demo');
  await storage.put([{ from, name }]);
  await expect(start(shared, { files: bucket.url() })).rejects.toThrow(
    /has no content, but .* holds 1 files/,
  );

  const database = await openDatabase(shared.url);
  await database.write(({ installationValue }) =>
    installationValue.create({ data: { name: 'firstStart', value: 'begun' } }),
  );
  await database.close();
  const { reader } = (await start(shared, { files: bucket.url() })).database;
  expect(logs).toContain('files of an interrupted first start set aside');
  expect((await storage.listSetAside()).map((one) => one.name)).toEqual([name]);
  expect(await reader.installationValue.findMany({ select: { name: true } })).toEqual([
    { name: 'csrfKey' },
  ]);
});
