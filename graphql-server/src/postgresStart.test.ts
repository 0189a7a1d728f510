import { afterEach, expect, it } from 'vitest';
import { readEnvironment } from './platform/environment.ts';
import { createLogger } from './platform/logger.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { newsRow } from '../test/contentRows.ts';
import { fakePwa } from '../test/fakePwa.ts';
import { databaseIn } from '../test/testDatabase.ts';
import type { TestDatabase } from '../test/testDatabase.ts';
import { makeDataDir } from '../test/testFiles.ts';

let running: RunningServer[] = [];
let cleanUps: (() => Promise<void>)[] = [];
let logs = '';

afterEach(async () => {
  for (const server of running) await server.stop();
  for (const cleanUp of cleanUps) await cleanUp();
  [running, cleanUps, logs] = [[], [], ''];
});

async function start({ url }: TestDatabase): Promise<RunningServer> {
  const { dataDir, cleanUp } = await makeDataDir();
  cleanUps.push(cleanUp);
  const environment = readEnvironment({
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

it('of processes that start together on an empty database one fills it, and each shows what another writes', async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  const shared = await databaseIn(dataDir);
  cleanUps.push(async () => shared.drop(), cleanUp);
  const [one, other] = await Promise.all([start(shared), start(shared)]);
  expect(logs.match(/demo content loaded/g)).toHaveLength(1);
  expect(await one.database.reader.user.count()).toBe(1);

  await one.database.writeContent(({ news }) =>
    news.create({ data: newsRow({ title: 'Sa prvog', publishedAt: new Date(0) }) }),
  );
  await expect
    .poll(async () => (await fetch(`${other.address}/api/News/GetAllNews`)).text())
    .toContain('Sa prvog');
});
