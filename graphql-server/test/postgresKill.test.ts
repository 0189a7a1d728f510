import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openS3Storage } from '../src/platform/files/s3Storage.ts';
import type { BlobStorage } from '../src/platform/files/blobStorage.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import {
  addAccount,
  changePassword,
  newLedger,
  Refused,
  writeMovie,
  writeNews,
  writeProgram,
  writeUser,
  type WriterOptions,
  type WrittenAccount,
  type Writer,
} from './mixedWriters.ts';
import { requestsTo } from './requests.ts';
import { startS3 } from './s3Service.ts';
import { startChild, type ServerProcess } from './serverProcess.ts';
import { rounds } from './soak.ts';
import { databaseIn, type TestDatabase } from './testDatabase.ts';
import { picture } from './testFiles.ts';
import { checkWritten } from './writtenCheck.ts';

const ROUNDS = rounds({ test: 1, soak: 60 });
const PROCESSES = 3;
/** The longest that the writers write before the kill, in milliseconds; the moment is random. */
const MAX_WRITING_MS = 600;
/** Writes that have to be acknowledged after the kill, by the others alone. */
const WITHOUT_IT = 12;

let folder: string;
let stored: TestDatabase;
let database: Database;
let bucket: Awaited<ReturnType<typeof startS3>>;
let storage: BlobStorage;
let balancer: Balancer;
let processes: ServerProcess[];
let image: WriterOptions['image'];
const ledger = newLedger();
let begun = 0;
/** Writes that waited for others for more than five seconds, as happens on a machine that is too busy. */
let refused = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-kill-one-'));
  image = { name: 'a.png', bytes: await picture('png', { width: 64, height: 48 }) };
  [stored, bucket] = await Promise.all([databaseIn(folder), startS3()]);
  database = await openDatabase(stored.url);
  storage = await openS3Storage(bucket.bucket(), { error: () => undefined });
  ledger.changers.push(await newAdministrator(), await newAdministrator());
  processes = await Promise.all(Array.from({ length: PROCESSES }, startOne));
  balancer = await startBalancer(processes.map(({ address }) => address));
});
afterAll(async () => {
  balancer.close();
  for (const running of processes) if (!running.child.killed) await running.kill();
  await database.close();
  await Promise.all([stored.drop(), bucket.close()]);
  rmSync(folder, { recursive: true });
});

const newAdministrator = (): Promise<WrittenAccount> =>
  addAccount(database, `${randomUUID()}@centar.example`);

/** A server with a data folder of its own; database and bucket are those of all. */
function startOne(): Promise<ServerProcess> {
  const dataDir = join(folder, String((begun += 1)));
  mkdirSync(dataDir);
  return startChild(dataDir, { DATABASE_URL: stored.url, FILES_URL: bucket.url() });
}

const isCut = (thrown: unknown): boolean =>
  thrown instanceof TypeError && /^(fetch failed|terminated)$/.test(thrown.message);

/**
 * Kills one of the processes while all writers write through the balancer. A call that the killed one had may be cut, and
 * one that waited too long may be told so; whatever else fails is a finding. Resolves once the others have served a good while without it.
 */
async function killOne(place: number): Promise<void> {
  const round = { isOver: false };
  const ask = requestsTo(balancer.address);

  /** Goes on after a cut with something new, unless what it works on is uncertain now. */
  async function keepWriting(writer: Writer, { restsWhenCut = false } = {}): Promise<void> {
    // One person may not send more than sixty files in twenty minutes.
    const { token } = await newAdministrator();
    while (!round.isOver) {
      try {
        await writer({ ledger, ask, token, image });
      } catch (thrown) {
        if (thrown instanceof Refused) refused += 1;
        else if (!isCut(thrown)) throw thrown;
        if (restsWhenCut) return;
      }
    }
  }
  async function keepReading(): Promise<void> {
    while (!round.isOver) {
      const status = await ask.raw('/api/News/GetNews').then(
        (answer) => answer.status,
        () => 200,
      );
      expect(status).toBe(200);
    }
  }
  const cutsBefore = balancer.cuts;
  const writing = Promise.all([
    ...[writeNews, writeNews, writeProgram, writeMovie, writeUser].map((writer) =>
      keepWriting(writer),
    ),
    ...ledger.changers.map((one) => keepWriting(changePassword(one), { restsWhenCut: true })),
    keepReading(),
  ]).finally(() => {
    round.isOver = true;
  });
  // Told below.
  writing.catch(() => undefined);
  /** Waits for further writes, or for what stops a writer. */
  const acknowledge = (more: number): Promise<unknown> => {
    const enough = ledger.acknowledged + more;
    const polled = expect.poll(() => ledger.acknowledged, { timeout: 60_000, interval: 5 });
    return Promise.race([writing, polled.toBeGreaterThanOrEqual(enough)]);
  };
  await acknowledge(6);
  await pause(Math.random() * MAX_WRITING_MS);
  await processes[place]?.kill();
  await acknowledge(WITHOUT_IT);
  round.isOver = true;
  await writing;
  // Nobody but the killed one has left a call without an answer.
  const cuts = balancer.cuts.map((count, index) => count - (cutsBefore[index] ?? 0));
  expect(cuts.filter((count, index) => index !== place && count > 0)).toEqual([]);
}

it(
  'kill -9 of one of three processes loses, doubles or halves nothing, and stops no other',
  { timeout: 3_600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = Math.floor(Math.random() * PROCESSES);
      const since = new Date();
      const [items, created] = [ledger.items.length, ledger.created.length];
      await killOne(place);
      const next = round < ROUNDS - 1 ? startOne() : undefined;
      const part = {
        items: ledger.items.slice(items),
        created: ledger.created.slice(created),
        changers: ledger.changers,
      };
      // Items of earlier rounds are checked again at the end.
      await checkWritten(ledger, part, { database, storage }, since);
      if (!next) break;
      processes[place] = await next;
      balancer.replace(place, processes[place].address);
      await database.write(({ rateCounter }) => rateCounter.deleteMany());
    }
    await checkWritten(ledger, ledger, { database, storage });
    process.stdout.write(
      `${String(ROUNDS)} kills of one of ${String(PROCESSES)} processes, ${String(ledger.acknowledged)} writes acknowledged, ${String(ledger.lost)} cut ones not begun, ${String(balancer.cuts.reduce((sum, one) => sum + one, 0))} calls cut, ${String(refused)} refused\n`,
    );
    expect(ledger.items.length).toBeGreaterThan(ROUNDS);
  },
);
