import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDatabase } from './installations.ts';
import { diskStorage } from '../src/platform/files/diskStorage.ts';
import {
  addAccount,
  changePassword,
  newLedger,
  writeMovie,
  writeNews,
  writeProgram,
  writeUser,
  type WriterOptions,
  type Writer,
} from './mixedWriters.ts';
import { requestsTo } from './requests.ts';
import { startChild, type ServerProcess } from './serverProcess.ts';
import { rounds } from './soak.ts';
import { databaseIn } from './testDatabase.ts';
import { picture } from './testFiles.ts';
import { checkWritten, type Part } from './writtenCheck.ts';

const ROUNDS = rounds({ test: 2, soak: 300 });
/** The longest that the writers write before the kill, in milliseconds; the moment is random. */
const MAX_WRITING_MS = 600;

let dataDir: string;
let image: WriterOptions['image'];
const ledger = newLedger();
let administrator = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-kill-all-'));
  image = { name: 'a.png', bytes: await picture('png', { width: 64, height: 48 }) };
  await databaseIn(dataDir);
  await withDatabase(dataDir, async (database) => {
    administrator = (await addAccount(database, 'administrator@centar.example')).token;
    for (const name of ['changer0', 'changer1']) {
      ledger.changers.push(await addAccount(database, `${name}@centar.example`));
    }
  });
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Compares what a restarted server would find with what was acknowledged. */
async function check(part: Part): Promise<void> {
  await withDatabase(dataDir, async (database) => {
    const { reader } = database;
    expect(await reader.$queryRaw`PRAGMA integrity_check`).toEqual([{ integrity_check: 'ok' }]);
    expect(await reader.$queryRaw`PRAGMA foreign_key_check`).toEqual([]);
    await checkWritten(ledger, part, { database, storage: diskStorage(dataDir) });
    // A soak run is more than anybody does within an hour.
    await database.write(({ rateCounter }) => rateCounter.deleteMany());
  });
}

/** Set just before the kill: a call that fails earlier is a finding. */
const kill = { isNear: false };
const isNear = (): boolean => kill.isNear;

/**
 * Writes until the server is gone. A connection may be closed under a call at any time: what became of that one is not
 * known, so the writer rests until the check. Any other failure, and an end that nobody asked for, is a finding.
 */
async function keepWriting({ child, address }: ServerProcess, work: Writer): Promise<void> {
  const door = { ledger, ask: requestsTo(address), token: administrator, image };
  try {
    while (!isNear()) await work(door);
  } catch (thrown) {
    const isCut = thrown instanceof TypeError && thrown.message === 'fetch failed';
    const wasEnded = child.exitCode !== null && !isNear();
    if (!isNear() && (!isCut || wasEnded)) throw thrown;
  }
}

it(
  'kill -9 under mixed writers loses, doubles or halves nothing that was acknowledged',
  { timeout: 3_600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await startChild(dataDir);
      kill.isNear = false;
      const before = ledger.acknowledged;
      const [items, created] = [ledger.items.length, ledger.created.length];
      const changers = ledger.changers.map(changePassword);
      const writers = [writeNews, writeNews, writeProgram, writeMovie, writeUser, ...changers];
      const writing = Promise.all(writers.map((work) => keepWriting(running, work)));
      await expect
        .poll(() => ledger.acknowledged, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(before + 5);
      await pause(Math.random() * MAX_WRITING_MS);
      kill.isNear = true;
      await running.kill();
      await writing;
      // Items of earlier rounds are checked again at the end.
      await check({
        items: ledger.items.slice(items),
        created: ledger.created.slice(created),
        changers: ledger.changers,
      });
    }
    await check(ledger);
    process.stdout.write(
      `${String(ROUNDS)} kills, ${String(ledger.acknowledged)} writes acknowledged, ${String(ledger.lost)} cut ones not begun\n`,
    );
    expect(ledger.items.length).toBeGreaterThan(ROUNDS);
  },
);
