import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalPostgres, type LocalPostgres } from '../../../../prisma/localPostgres.ts';
import { migrate } from '../../../../prisma/migrate.ts';
import { fakePwa } from '../../../test/fakePwa.ts';
import { addAccount } from '../../../test/mixedWriters.ts';
import { createNetwork, type Network } from '../../../test/network.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { requestsTo, type RestAnswer } from '../../../test/requests.ts';
import { rounds } from '../../../test/soak.ts';
import { makeDataDir } from '../../../test/testFiles.ts';
import { startServer, type RunningServer } from '../../startServer.ts';
import { readEnvironment } from '../environment.ts';
import { createLogger } from '../logger.ts';

/** How long the database is out of reach once it is noticed, in milliseconds. */
const OUT_FOR_MS = rounds({ test: 0, soak: 30_000 });
const WRITERS = 3;

let postgres: LocalPostgres;
let network: Network;
let direct: string;
/** Beside the application. */
let side: pg.Client;
let server: RunningServer;
let ask: ReturnType<typeof requestsTo>;
let token: string;

beforeAll(async () => {
  postgres = await startLocalPostgres();
  const own = postgres.urlOf('postgres');
  side = await sideConnection(own);
  await side.query(`CREATE ROLE app LOGIN PASSWORD 'app'`);
  await side.query('CREATE DATABASE centar OWNER app');
  direct = postgres.urlOf('centar');
  const { port } = new URL(own);
  await migrate(`postgresql://app:app@127.0.0.1:${port}/centar`);
  network = await createNetwork(Number(port));
  const url = `postgresql://app:app@127.0.0.1:${String(network.port)}/centar`;
  const { dataDir, cleanUp } = await makeDataDir();
  server = await startServer(
    readEnvironment({
      DATA_DIR: dataDir,
      DATABASE_URL: `${url}?query_timeout=1000&connectionTimeoutMillis=3000`,
      PORT: '0',
      DEMO_CONTENT: 'false',
      ADMIN_PASSWORD: 'sedam plavih vrata',
    }),
    createLogger('silent'),
    { pwa: fakePwa(dataDir) },
  );
  ask = requestsTo(server.address);
  token = (await addAccount(server.database, 'ana@centar.example')).token;
  return cleanUp;
});
afterAll(async () => {
  network.close();
  await server.stop();
  await side.end().catch(() => undefined);
  await postgres.close();
});

async function sideConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

interface Wish {
  readonly mark: string;
  readonly key: string;
}

const create = ({ mark, key }: Wish): Promise<RestAnswer<Record<string, unknown>>> =>
  ask.rest('POST', '/api/News/CreateNews', {
    token,
    form: { ...NEWS_FIELDS, description: mark },
    headers: { 'idempotency-key': key },
  });

const page = (): ReturnType<typeof ask.raw> => ask.raw(`/news/1?i=${randomUUID()}`);

/** A refusal that says so, and when to come again. */
const refused = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string };
const toldBy = ({ status, headers }: RestAnswer<unknown>) => ({
  status,
  retryAfter: headers.get('retry-after'),
});

/** Writers that write until they are stopped; each call is acknowledged or refused, and noted. */
function keepWriting() {
  const acknowledged: Wish[] = [];
  const cut: Wish[] = [];
  const state = { isOver: false };
  const write = async (): Promise<void> => {
    while (!state.isOver) {
      const wish = { mark: randomUUID(), key: randomUUID() };
      const answer = await create(wish);
      if (answer.status === 201 || answer.status === 200) {
        acknowledged.push(wish);
        continue;
      }
      expect(toldBy(answer)).toEqual(refused);
      cut.push(wish);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  // Told by `stop`.
  writing.catch(() => undefined);
  return {
    acknowledged,
    cut,
    async stop() {
      state.isOver = true;
      await writing;
    },
  };
}

const found = async (mark: string): Promise<number> =>
  server.database.reader.news.count({ where: { description: mark } });

/** Makes the database unreachable under load, and lets it come back. */
async function throughOutage(begin: () => Promise<void>, end: () => Promise<void>): Promise<void> {
  const { address } = server;
  expect((await ask.raw('/news-list')).status).toBe(200);
  const writers = keepWriting();
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(WRITERS);
  await begin();
  await expect.poll(() => writers.cut.length).toBeGreaterThanOrEqual(WRITERS);

  const unready = await page();
  expect([unready.status, unready.headers['retry-after']]).toEqual([503, '5']);
  expect(unready.headers['content-type']).toMatch(/^text\/html/);
  expect(String(unready.bytes)).toContain('molimo pokusajte kasnije');
  expect((await ask.raw('/offline-snapshot')).status).toBe(503);
  expect(toldBy(await ask.rest('GET', '/api/News/GetNewsById?id=1'))).toEqual(refused);
  expect((await ask.raw('/readyz')).status).toBe(503);
  expect((await ask.raw('/healthz')).status).toBe(200);
  await pause(OUT_FOR_MS);

  await end();
  const before = writers.acknowledged.length;
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before + WRITERS);
  await expect.poll(async () => (await ask.raw('/readyz')).status).toBe(200);
  await writers.stop();
  expect((await ask.raw('/offline-snapshot')).status).toBe(200);

  for (const { mark } of writers.acknowledged) expect(await found(mark)).toBe(1);
  // Of a call that was cut nobody knows whether it was done: sent again it is done once.
  for (const wish of writers.cut) {
    expect((await create(wish)).status).toBeOneOf([200, 201]);
    expect(await found(wish.mark)).toBe(1);
  }
  const { reader } = server.database;
  const ids = (await reader.news.findMany({ select: { id: true } })).map(({ id }) => id);
  const entries = await reader.auditEntry.findMany({
    where: { itemType: 'News', action: 'create' },
  });
  expect(entries.map(({ itemId }) => itemId).sort()).toEqual(ids.sort());
  const { number } = await reader.contentRevision.findFirstOrThrow();
  expect(server.database.revision).toBe(number);
  expect(server.address).toBe(address);
  process.stdout.write(
    `${String(writers.acknowledged.length)} writes acknowledged, ${String(writers.cut.length)} refused with 503, all found once\n`,
  );
}

it('a network that is cut under load', { timeout: 3_600_000 }, () =>
  throughOutage(
    async () => network.cut(),
    async () => network.restore(),
  ),
);

it('PostgreSQL that is restarted under load', { timeout: 3_600_000 }, () =>
  throughOutage(
    () => postgres.stop(),
    () => postgres.start(),
  ),
);

it('a server that has no connection left refuses, and goes on when it has', async () => {
  const maintain = await sideConnection(direct);
  await maintain.query('ALTER ROLE app CONNECTION LIMIT 0');
  await maintain.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'app'`,
  );
  expect(toldBy(await create({ mark: randomUUID(), key: randomUUID() }))).toEqual(refused);
  expect((await page()).status).toBe(503);
  await maintain.query('ALTER ROLE app CONNECTION LIMIT -1');
  await maintain.end();
  await expect
    .poll(async () => (await create({ mark: randomUUID(), key: randomUUID() })).status)
    .toBe(201);
});

it('reads beyond the connections of a process wait, and are refused when those hang', async () => {
  const locking = await sideConnection(direct);
  await locking.query('BEGIN; LOCK TABLE "News" IN ACCESS EXCLUSIVE MODE');
  const crowd = (): Promise<number[]> =>
    Promise.all(
      Array.from({ length: 40 }, async (_, index) =>
        ask.raw(`/api/News/GetNewsById?id=${String(index + 1)}`).then(({ status }) => status),
      ),
    );
  expect(new Set(await crowd())).toEqual(new Set([503]));
  await locking.end();
  await expect.poll(async () => new Set(await crowd()).has(503)).toBe(false);
});
