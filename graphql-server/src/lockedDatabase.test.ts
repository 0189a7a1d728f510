import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NEWS_FIELDS } from './testing/operations.ts';
import { startTestApp } from './testing/testApp.ts';
import type { TestApp } from './testing/testApp.ts';

const CREATE = 'mutation($input: NewsInput!) { createNews(input: $input) { id } }';
/** Longer than anybody waits. */
const FOR_EVER_MS = 60_000;
const LOCK = `const Database = require('better-sqlite3');
  const database = new Database(process.argv[1]);
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('locked');
  setTimeout(() => { database.exec('ROLLBACK'); process.exit(0); }, Number(process.argv[2]));`;

let app: TestApp;
let token: string;
const others: ChildProcess[] = [];

beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});
afterEach(async () => {
  await Promise.all(others.splice(0).map(release));
});
afterAll(() => app.close());

async function release(other: ChildProcess): Promise<void> {
  if (other.exitCode !== null || other.signalCode !== null) return;
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
}

/** Another process takes the lock of the database and keeps it for so long. */
async function lockedFor(ms: number): Promise<ChildProcess> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
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

it('it is told to come again when that takes too long, on both transports, and later saves work', async () => {
  const before = await count();
  const other = await lockedFor(FOR_EVER_MS);
  const refused = await rest();
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.rest('GET', '/api/News/GetNews')).status).toBe(200);
  expect((await graphql()).code).toBe('UNAVAILABLE');

  await release(other);
  expect((await rest()).status).toBe(201);
  expect((await graphql()).code).toBeUndefined();
  expect(await count()).toBe(before + 2);
});
