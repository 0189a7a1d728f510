import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswords } from '../src/accounts/auth/passwords.ts';
import { fileNamesOf } from '../src/platform/files/storedFiles.ts';
import { picture } from './testFiles.ts';
import { LEAST_COST } from './cheapParts.ts';
import { MOVIE_FIELDS } from './cinemaOperations.ts';
import { NEWS_FIELDS } from './operations.ts';
import { PROGRAM_FIELDS } from './programOperations.ts';
import { requestsTo } from './requests.ts';
import { rounds } from './soak.ts';

const ROUNDS = rounds({ test: 3, soak: 300 });
/** The longest that the writers write before the kill, in milliseconds; the moment is random. */
const MOST_WRITING_MS = 600;
const CHILD = fileURLToPath(new URL('serverChild.ts', import.meta.url));
/** Who changes passwords; each ends the sessions of his own account only. */
const CHANGERS = 2;

/** What is known of an item; `image` is the id of its file, or `any` where its answer never came. */
interface State {
  readonly title: string;
  readonly image: string;
  readonly isDeleted: boolean;
  readonly screenings: number;
}

/** An item that a writer made: what was acknowledged of it, and what was asked for without an answer. */
interface Written {
  readonly table: 'News' | 'Program' | 'Movie';
  /** Stands in the description, which no edit changes. */
  readonly mark: string;
  id: number;
  acknowledged: State | undefined;
  pending: State | undefined;
}

/** An account whose password is changed, or that was created. */
interface Account {
  readonly email: string;
  readonly token: string;
  acknowledged: string | undefined;
  pending: string | undefined;
}

let dataDir: string;
let image: { name: string; bytes: Buffer };
const items: Written[] = [];
const changers: Account[] = [];
const created: Account[] = [];
let administrator = '';
let acknowledged = 0;
let lost = 0;

const open = () => new BetterSqlite3(join(dataDir, 'centar.db'));
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-kill-all-'));
  image = { name: 'a.png', bytes: await picture('png', { width: 64, height: 48 }) };
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly ask: ReturnType<typeof requestsTo>;
}

async function startChild(): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const address = String(first[0]).trim();
  expect(address).toMatch(/^http:/);
  return { child, ask: requestsTo(address) };
}

/** Accounts with a session each, once the first start has made the tables. */
async function addAccounts(): Promise<void> {
  const db = open();
  const passwordHash = await createPasswords(LEAST_COST).hash('lozinka broj 0');
  const soon = new Date(Date.now() + 3_600_000 * 20).toISOString();
  const addUser = db.prepare(
    'INSERT INTO "User" (name, email, emailNorm, passwordHash, roleId, updatedAt) VALUES (?, ?, ?, ?, 1, ?)',
  );
  const addSession = db.prepare(
    'INSERT INTO "Session" (userId, tokenHash, expiresAt) VALUES (?, ?, ?)',
  );
  const add = (email: string): string => {
    const token = randomBytes(32).toString('base64url');
    const id = addUser.run('Ana', email, email, passwordHash, soon).lastInsertRowid;
    addSession.run(id, hashOf(token), soon);
    return token;
  };
  administrator = add('administrator@centar.example');
  for (let index = 0; index < CHANGERS; index += 1) {
    const email = `changer${String(index)}@centar.example`;
    const token = add(email);
    changers.push({ email, token, acknowledged: 'lozinka broj 0', pending: undefined });
  }
  db.close();
}

/** The id of the stored file behind an address such as `/media/<id>.jpg`. */
const fileIdOf = (url: unknown): string => /\/media\/([0-9a-f-]{36})/.exec(String(url))?.[1] ?? '';

/** Set just before the kill: a call that fails earlier is a finding. */
const kill = { isNear: false };
const isNear = (): boolean => kill.isNear;
let count = 0;
const next = (): string => String((count += 1));

/** Notes what is asked for, asks, and notes what was acknowledged; a call that was cut stays pending. */
async function write(
  written: { pending: unknown; acknowledged: unknown },
  wanted: State | string,
  call: () => Promise<{ status: number; code: string | undefined; imageUrl?: unknown }>,
): Promise<void> {
  written.pending = wanted;
  const answer = await call();
  expect([answer.status, answer.code]).toEqual([expect.toBeOneOf([200, 201]), undefined]);
  const fileId = fileIdOf(answer.imageUrl);
  const isState = typeof wanted === 'object' && wanted.image === 'any';
  written.acknowledged = isState ? { ...wanted, image: fileId } : wanted;
  written.pending = undefined;
  acknowledged += 1;
}

const token = {
  get token() {
    return administrator;
  },
};
const restAnswer = async (
  asked: Promise<{ status: number; code: string | undefined; body: Record<string, unknown> }>,
) => {
  const { status, code, body } = await asked;
  return { status, code, id: Number(body['id']), imageUrl: body['imageUrl'] };
};

/** News over REST: made with a picture, edited, given another picture, deleted. */
async function writeNews({ ask }: Running): Promise<void> {
  const mark = randomUUID();
  const item: Written = { table: 'News', mark, id: 0, acknowledged: undefined, pending: undefined };
  items.push(item);
  const state = { title: `Vest ${next()}`, image: 'any', isDeleted: false, screenings: 0 };
  const form = { ...NEWS_FIELDS, title: state.title, description: mark };
  await write(item, state, async () => {
    const made = await restAnswer(
      ask.rest('POST', '/api/News/CreateNews', { ...token, form, file: image }),
    );
    item.id = made.id;
    return made;
  });
  const kept = item.acknowledged as unknown as State;
  const edited = { ...kept, title: `Vest ${next()}` };
  const json = { ...NEWS_FIELDS, id: item.id, title: edited.title, description: mark };
  await write(item, edited, () =>
    restAnswer(ask.rest('PUT', '/api/News/UpdateNews', { ...token, json })),
  );
  await write(item, { ...edited, image: 'any' }, () =>
    restAnswer(
      ask.rest('PUT', '/api/News/UpdateImage', {
        ...token,
        form: { id: String(item.id) },
        file: image,
      }),
    ),
  );
  if (item.id % 3 > 0) return;
  const last = item.acknowledged as unknown as State;
  await write(item, { ...last, isDeleted: true }, () =>
    ask.rest('DELETE', `/api/News/DeleteNews?id=${String(item.id)}`, token),
  );
}

/** Programmes over GraphQL, without pictures. */
async function writeProgram({ ask }: Running): Promise<void> {
  const mark = randomUUID();
  const item: Written = {
    table: 'Program',
    mark,
    id: 0,
    acknowledged: undefined,
    pending: undefined,
  };
  items.push(item);
  const state = { title: `Program ${next()}`, image: '', isDeleted: false, screenings: 0 };
  const input = { ...PROGRAM_FIELDS, title: state.title, description: mark };
  await write(item, state, async () => {
    const made = await ask.gql<{ createProgram: { id: number } }>(
      'mutation($input: ProgramInput!) { createProgram(input: $input) { id } }',
      { input },
      token,
    );
    item.id = made.data.createProgram.id;
    return made;
  });
  const edited = { ...state, title: `Program ${next()}` };
  await write(item, edited, () =>
    ask.gql(
      'mutation($input: ProgramEdit!) { updateProgram(input: $input) { id } }',
      { input: { ...input, id: item.id, title: edited.title } },
      token,
    ),
  );
}

/** Films over GraphQL, whose screenings are replaced as a whole. */
async function writeMovie({ ask }: Running): Promise<void> {
  const mark = randomUUID();
  const item: Written = {
    table: 'Movie',
    mark,
    id: 0,
    acknowledged: undefined,
    pending: undefined,
  };
  items.push(item);
  const screeningsOf = (hours: readonly number[]) =>
    hours.map((hour) => ({ productionDate: `2031-12-05T${String(hour)}:00:00Z` }));
  const state = { title: `Film ${next()}`, image: '', isDeleted: false, screenings: 3 };
  const input = { ...MOVIE_FIELDS, title: state.title, description: mark };
  await write(item, state, async () => {
    const made = await ask.gql<{ createMovie: { id: number } }>(
      'mutation($input: MovieInput!) { createMovie(input: $input) { id } }',
      { input: { ...input, movieProductionDateTimes: screeningsOf([15, 17, 19]) } },
      token,
    );
    item.id = made.data.createMovie.id;
    return made;
  });
  const edited = { ...state, title: `Film ${next()}`, screenings: 5 };
  const movieProductionDateTimes = screeningsOf([11, 13, 15, 17, 19]);
  await write(item, edited, () =>
    ask.gql(
      'mutation($input: MovieEdit!) { updateMovie(input: $input) { id } }',
      { input: { ...input, id: item.id, title: edited.title, movieProductionDateTimes } },
      token,
    ),
  );
}

async function writeUser({ ask }: Running): Promise<void> {
  const name = `Korisnik ${next()}`;
  const email = `${randomUUID()}@centar.example`;
  const account: Account = { email, token: '', acknowledged: undefined, pending: undefined };
  created.push(account);
  const json = { name, email, password: 'plava cigla 47', roleAccess: ['Vesti', 'Konkurs'] };
  await write(account, name, () =>
    ask.rest('POST', '/api/UserAuth/CreateUser', { ...token, json }),
  );
}

const changePassword =
  (account: Account) =>
  async ({ ask }: Running): Promise<void> => {
    const newPassword = `lozinka broj ${next()}`;
    const json = {
      currentPassword: account.acknowledged,
      newPassword,
      confirmPassword: newPassword,
    };
    await write(account, newPassword, () =>
      ask.rest('PUT', '/api/UserAuth/ChangeOwnPassword', { token: account.token, json }),
    );
  };

/**
 * Writes until the server is gone. A connection may be closed under a call at any time: what became of that one is not
 * known, so the writer rests until the check. Any other failure, and an end that nobody asked for, is a finding.
 */
async function keepWriting(
  running: Running,
  work: (running: Running) => Promise<void>,
): Promise<void> {
  try {
    while (!isNear()) await work(running);
  } catch (thrown) {
    const isCut = thrown instanceof TypeError && thrown.message === 'fetch failed';
    const wasEnded = running.child.exitCode !== null && !isNear();
    if (!isNear() && (!isCut || wasEnded)) throw thrown;
  }
}

interface Row {
  readonly id: number;
  readonly title: string;
  readonly imageFileId: string | null;
  readonly deletedAt: unknown;
  readonly screenings: number;
}

/** Compares what a restarted server would find with what was acknowledged. */
async function check(
  db: BetterSqlite3.Database,
  written: readonly Written[],
  accounts: readonly Account[],
): Promise<void> {
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.pragma('foreign_key_check')).toEqual([]);
  for (const item of written) checkItem(db, item);
  for (const account of accounts) {
    const rows = db
      .prepare('SELECT name FROM "User" WHERE emailNorm = ?')
      .pluck()
      .all(account.email);
    const sections = db
      .prepare(
        'SELECT count(*) FROM "UserAccess" a JOIN "User" u ON u.id = a.userId WHERE u.emailNorm = ?',
      )
      .pluck()
      .get(account.email);
    expect(rows).toEqual(
      account.acknowledged ? [account.acknowledged] : expect.toBeOneOf([[], [account.pending]]),
    );
    expect(sections).toBe(rows.length * 2);
    Object.assign(account, { acknowledged: rows[0], pending: undefined });
  }
  for (const account of changers) {
    const stored = db
      .prepare('SELECT passwordHash FROM "User" WHERE emailNorm = ?')
      .pluck()
      .get(account.email) as string;
    const passwords = createPasswords(LEAST_COST);
    const isNew =
      account.pending !== undefined && (await passwords.verify(stored, account.pending));
    if (!isNew) expect(await passwords.verify(stored, account.acknowledged ?? '')).toBe(true);
    Object.assign(account, {
      acknowledged: isNew ? account.pending : account.acknowledged,
      pending: undefined,
    });
  }
  const media = new Set(readdirSync(join(dataDir, 'media')));
  const files = db.prepare<
    [],
    { id: string; extension: string; byteSize: number; variants: string }
  >('SELECT id, extension, byteSize, variants FROM "StoredFile"');
  for (const row of files.all()) {
    const names = fileNamesOf({ ...row, variants: JSON.parse(row.variants) as unknown });
    expect(names.filter((name) => !media.has(name))).toEqual([]);
    expect(statSync(join(dataDir, 'media', `${row.id}.${row.extension}`)).size).toBe(row.byteSize);
  }
}

function checkItem(db: BetterSqlite3.Database, item: Written): void {
  const { table, mark } = item;
  const columns =
    table === 'Movie' ? '(SELECT count(*) FROM "Screening" s WHERE s.movieId = t.id)' : '0';
  const rows = db
    .prepare<[string], Row>(
      `SELECT id, title, imageFileId, deletedAt, ${columns} AS screenings FROM "${table}" t WHERE description = ?`,
    )
    .all(mark);
  expect(rows.length).toBeLessThanOrEqual(1);
  const [row] = rows;
  const found = row && {
    title: row.title,
    image: row.imageFileId ?? '',
    isDeleted: row.deletedAt !== null,
    screenings: row.screenings,
  };
  const isThat = (wanted: State | undefined): boolean =>
    wanted !== undefined &&
    found !== undefined &&
    JSON.stringify({ ...found, image: wanted.image === 'any' ? 'any' : found.image }) ===
      JSON.stringify(wanted);
  const isGood =
    isThat(item.acknowledged) || isThat(item.pending) || (!found && !item.acknowledged);
  expect(isGood, JSON.stringify({ item, found })).toBe(true);
  if (item.pending && !isThat(item.pending)) lost += 1;
  if (row) {
    const entries = db
      .prepare(
        `SELECT count(*) FROM "AuditEntry" WHERE itemType = ? AND itemId = ? AND action = 'create'`,
      )
      .pluck()
      .get(table, row.id);
    expect(entries).toBe(1);
    item.id = row.id;
  }
  Object.assign(item, { acknowledged: found, pending: undefined });
}

it(
  `${String(ROUNDS)} rounds of kill -9 under mixed writers lose, double or halve nothing that was acknowledged`,
  { timeout: 3_600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await startChild();
      if (round === 0) {
        await addAccounts();
      }
      kill.isNear = false;
      const before = acknowledged;
      const itemsBefore = items.length;
      const accountsBefore = created.length;
      const writers = [
        writeNews,
        writeNews,
        writeProgram,
        writeMovie,
        writeUser,
        ...changers.map(changePassword),
      ];
      const writing = Promise.all(writers.map((work) => keepWriting(running, work)));
      await expect
        .poll(() => acknowledged, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(before + 5);
      await pause(Math.random() * MOST_WRITING_MS);
      kill.isNear = true;
      running.child.kill('SIGKILL');
      await once(running.child, 'exit');
      await writing;
      const db = open();
      // What earlier rounds wrote is looked at again at the end.
      await check(db, items.slice(itemsBefore), created.slice(accountsBefore));
      // A soak run is more than anybody does within an hour.
      db.exec('DELETE FROM "RateCounter"');
      db.close();
    }
    const db = open();
    await check(db, items, created);
    db.close();
    process.stdout.write(
      `${String(ROUNDS)} kills, ${String(acknowledged)} writes acknowledged, ${String(lost)} cut ones not begun\n`,
    );
    expect(items.length).toBeGreaterThan(ROUNDS);
  },
);
