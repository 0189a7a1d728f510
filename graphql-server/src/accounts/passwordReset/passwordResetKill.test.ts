import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childProgram } from '../../../test/childProgram.ts';
import { copyMigrated } from '../../../test/migratedFile.ts';
import { rounds } from '../../../test/soak.ts';

const ROUNDS = rounds({ test: 2, soak: 20 });
/** As many as the hashing takes and lets wait. */
const CONCURRENCY = 20;
const OLD_HASH = 'the old one';
const child = new URL('../../../test/resetChild.ts', import.meta.url);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-kill-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Account {
  readonly email: string;
  readonly code: string;
}

/** Accounts with two sessions and a code each, in a fresh database. */
async function prepare(round: string): Promise<Account[]> {
  await copyMigrated(join(round, 'centar.db'));
  const db = new BetterSqlite3(join(round, 'centar.db'));
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const user = db.prepare(
    'INSERT INTO "User" (name, email, emailNorm, passwordHash, updatedAt) VALUES (?, ?, ?, ?, ?)',
  );
  const session = db.prepare(
    'INSERT INTO "Session" (userId, tokenHash, expiresAt) VALUES (?, ?, ?)',
  );
  const code = db.prepare(
    'INSERT INTO "ResetCode" (userId, codeHash, purpose, expiresAt) VALUES (?, ?, ?, ?)',
  );
  const accounts = Array.from({ length: CONCURRENCY }, (_, index) => {
    const account = { email: `u${index}@x.rs`, code: randomBytes(32).toString('base64url') };
    const id = user.run('Ana', account.email, account.email, OLD_HASH, soon).lastInsertRowid;
    for (const place of ['a', 'b']) session.run(id, `${place}${index}`, soon);
    const codeHash = createHash('sha256').update(account.code).digest('hex');
    code.run(id, codeHash, 'administrator', soon);
    return account;
  });
  db.close();
  return accounts;
}

/** Resolves when at least so many codes are used. */
async function whenDone(round: string, count: number): Promise<void> {
  const db = new BetterSqlite3(join(round, 'centar.db'), { readonly: true });
  const used = db.prepare<[], { n: number }>(
    'SELECT count(*) AS n FROM "ResetCode" WHERE usedAt IS NOT NULL',
  );
  await expect.poll(() => used.get()?.n ?? 0, { interval: 2 }).toBeGreaterThanOrEqual(count);
  db.close();
}

interface After {
  readonly passwordHash: string;
  readonly used: number;
  readonly sessions: number;
  readonly told: number;
}

/** The state that a restarted server would find in the database. */
function readAfter(round: string): After[] {
  const db = new BetterSqlite3(join(round, 'centar.db'));
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  const rows = db
    .prepare<[], After>(
      `SELECT u.passwordHash,
        (SELECT count(*) FROM "ResetCode" c WHERE c.userId = u.id AND c.usedAt IS NOT NULL) AS used,
        (SELECT count(*) FROM "Session" s WHERE s.userId = u.id) AS sessions,
        (SELECT count(*) FROM "AuditEntry" a WHERE a.itemId = u.id AND a.action = 'resetDone') AS told
       FROM "User" u`,
    )
    .all();
  db.close();
  return rows;
}

it(
  'a kill -9 leaves every reset done or not begun, never half (13)',
  { timeout: 480_000 },
  async () => {
    let [done, undone] = [0, 0];
    for (let index = 0; index < ROUNDS; index += 1) {
      const round = mkdtempSync(join(folder, 'round-'));
      const accounts = await prepare(round);
      const running = spawn(
        process.execPath,
        [await childProgram(child), round, JSON.stringify(accounts)],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      );
      const exit = once(running, 'exit');
      const [first] = (await once(running.stdout, 'data')) as [Buffer];
      expect(String(first)).toContain('ready');
      // In the midst of it, however slow the machine: once so many are done, a moment later.
      await whenDone(round, index + 1);
      await pause(Math.random() * 20);
      running.kill('SIGKILL');
      await exit;

      for (const { passwordHash, used, sessions, told } of readAfter(round)) {
        const isNew = passwordHash !== OLD_HASH;
        expect({ used, sessions, told }).toEqual(
          isNew ? { used: 1, sessions: 0, told: 1 } : { used: 0, sessions: 2, told: 0 },
        );
        if (isNew) done += 1;
        else undone += 1;
      }
    }
    // The kills came in the midst of it.
    expect(done).toBeGreaterThan(0);
    expect(undone).toBeGreaterThan(0);
  },
);
