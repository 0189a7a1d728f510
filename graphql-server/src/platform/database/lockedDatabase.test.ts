import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD, PUBLIC_URL } from '../../../test/testApp.ts';
import { resetLinkCommand } from '../../accounts/passwordReset/resetLinkCommand.ts';

const CREATE = 'mutation($input: NewsInput!) { createNews(input: $input) { id } }';
/** Longer than anybody waits. */
const FOR_EVER_MS = 60_000;
const LOCK = `const Database = require('better-sqlite3');
  const database = new Database(process.argv[1]);
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('locked');
  setTimeout(() => { database.exec('ROLLBACK'); process.exit(0); }, Number(process.argv[2]));`;

let token: string;
const others: ChildProcess[] = [];

const app = sharedTestApp();
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});
afterEach(async () => {
  await Promise.all(others.splice(0).map(release));
});

async function release(other: ChildProcess): Promise<void> {
  if (other.exitCode !== null || other.signalCode !== null) return;
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
}

/** Another process takes the lock of the database and keeps it for so long. */
async function lockedFor(ms: number): Promise<ChildProcess> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const other = spawn(process.execPath, ['-e', LOCK, app.databaseFile, String(ms)], { cwd: root });
  others.push(other);
  await new Promise((resolve, reject) => {
    other.stdout.once('data', resolve);
    other.once('exit', () => reject(new Error('the other process ended')));
  });
  return other;
}

const rest = () => app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS });
const graphql = () => app.gql(CREATE, { input: NEWS_FIELDS }, { token });
const count = () => app.database.reader.news.count();

it('a save waits while another process has the database for three seconds', async () => {
  await lockedFor(3000);
  const start = Date.now();
  expect((await rest()).status).toBe(201);
  expect(Date.now() - start).toBeGreaterThan(2000);
  expect(await count()).toBe(1);
});

it('a long wait answers Retry-After on both transports, and later saves work', async () => {
  const before = await count();
  const other = await lockedFor(FOR_EVER_MS);
  const own = app.database.write(async () => undefined);
  const [refused, overGraphql] = await Promise.all([
    rest(),
    graphql(),
    // Also work that nobody asked for, as mail: it is told by the same code.
    expect(own).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
  ]);
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.rest('GET', '/api/News/GetNews')).status).toBe(200);
  expect(overGraphql).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(Number(overGraphql.headers.get('retry-after'))).toBeGreaterThan(0);

  await release(other);
  expect((await rest()).status).toBe(201);
  expect((await graphql()).code).toBeUndefined();
  expect(await count()).toBe(before + 2);
});

it('everybody else is served while saves wait, and those that queue are refused together', async () => {
  const other = await lockedFor(FOR_EVER_MS);
  let answered = 0;
  const saves = Array.from({ length: 20 }, async (_, index) => {
    const { status, code } = await (index % 2 === 0 ? rest() : graphql());
    answered += 1;
    return `${String(status)} ${code ?? ''}`;
  });
  // A server that waits for the lock with its one thread answers these only afterwards.
  for (let round = 0; round < 15; round += 1) {
    for (const path of ['/healthz', '/readyz', '/api/News/GetNews', '/']) {
      expect((await app.raw(path)).status).toBe(200);
    }
  }
  expect(answered).toBe(0);
  expect(new Set(await Promise.all(saves))).toEqual(new Set(['503 UNAVAILABLE']));
  await release(other);
  expect((await rest()).status).toBe(201);
});

it('signing in waits for the database, is told to come again, and works afterwards', async () => {
  const { email } = await app.addUser();
  const json = { email, password: PASSWORD };
  const login = () => app.rest('POST', '/api/UserAuth/Login', { json });
  const other = await lockedFor(FOR_EVER_MS);
  expect(await login()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await release(other);
  expect((await login()).status).toBe(200);
});

it('the reset link command waits too, and reports the reason in one line', async () => {
  const { email } = await app.addUser();
  const environment = { databaseUrl: `file:${app.databaseFile}`, publicUrl: PUBLIC_URL };
  const other = await lockedFor(FOR_EVER_MS);
  await expect(resetLinkCommand(environment, email)).rejects.toThrow(
    'The database is locked by another process; try again when it is done.',
  );
  await release(other);
  expect((await resetLinkCommand(environment, email)).url).toContain(PUBLIC_URL);
});
