import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childProgram } from '../../test/childProgram.ts';
import { afterEach, expect, it } from 'vitest';
import { programRow } from '../../test/contentRows.ts';
import { startSmtpServer } from '../../test/smtpServer.ts';
import { rounds } from '../../test/soak.ts';
import { databaseIn, isPostgres } from '../../test/testDatabase.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';

const CHILD = new URL('../../test/notificationChild.ts', import.meta.url);
const THURSDAY = '2026-11-26T09:00:00Z';
const KILLS = rounds({ test: 1, soak: 60 });
const SUBSCRIBERS = rounds({ test: 104, soak: 10_000 });
/** The embedded database has one process. */
const PROCESSES = isPostgres() ? 3 : 1;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A process that tells subscribers. */
async function startTelling(url: string, mailServer: string) {
  const child = spawn(process.execPath, [await childProgram(CHILD), url, mailServer, THURSDAY], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const told = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'told') resolve();
    });
  });
  return {
    told: Promise.race([told, exit]),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

it(
  'mails each subscriber once, however often processes are killed',
  { timeout: 1_800_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'centar-told-'));
    closers.push(async () => rmSync(folder, { recursive: true, force: true }));
    const stored = await databaseIn(folder);
    closers.push(() => stored.drop());
    const database = await openDatabase(stored.url);
    closers.push(() => database.close());
    const smtp = await startSmtpServer();
    closers.push(() => smtp.close());
    await database.writeContent(async ({ program, mailSubscription }) => {
      await program.create({ data: programRow('2026-11-27T18:00:00Z') });
      await mailSubscription.createMany({
        data: Array.from({ length: SUBSCRIBERS }, (_, number) => ({
          topic: 'weekly',
          email: `osoba${String(number)}@centar.example`,
          emailNorm: `osoba${String(number)}@centar.example`,
          script: number % 2 === 0 ? 'latin' : 'cyrillic',
          sections: ['muzicki'],
          salt: String(number),
          codeHash: String(number),
          confirmedAt: new Date('2026-11-20T10:00:00Z'),
        })),
      });
    });

    for (let kill = 0; kill <= KILLS; kill += 1) {
      const before = smtp.received.length;
      const share = Math.ceil((SUBSCRIBERS - before) / (KILLS + 1 - kill));
      const processes = await Promise.all(
        Array.from({ length: PROCESSES }, () => startTelling(stored.url, smtp.url)),
      );
      await (kill === KILLS
        ? Promise.race(processes.map(({ told }) => told))
        : expect
            .poll(() => smtp.received.length - before, { timeout: 600_000, interval: 1 })
            .toBeGreaterThanOrEqual(share));
      await Promise.all(processes.map((one) => one.kill()));
    }

    // A mail whose answer a killed process did not record is sent again, as the same message.
    const mails = new Map(
      smtp.received.map(({ to, text }) => [/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '', to[0]]),
    );
    expect(mails.size).toBe(SUBSCRIBERS);
    expect(new Set(mails.values()).size).toBe(SUBSCRIBERS);
    expect(smtp.received.length - mails.size).toBeLessThanOrEqual(KILLS);
  },
);
