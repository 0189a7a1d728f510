import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Writable } from 'node:stream';
import BetterSqlite3 from 'better-sqlite3';
import { readCentreFacts } from '../../../domain/centre.ts';
import { createApp } from '../app.ts';
import { createPasswords } from '../auth/passwords.ts';
import { loadSecrets } from '../auth/secrets.ts';
import type { Clock } from '../context.ts';
import { openDatabase } from '../database.ts';
import { readEnvironment } from '../environment.ts';
import { createFileStore } from '../files/fileStore.ts';
import { filesIn } from '../files/testFiles.ts';
import { createLogger } from '../logger.ts';
import { writeRows } from './contentRows.ts';
import type { ContentRows } from './contentRows.ts';
import { fakePwa } from './fakePwa.ts';
import { copyMigrated } from './migratedFile.ts';
import { movableClock } from './movableClock.ts';
import { requestsTo } from './requests.ts';

/** Where the product is reached by the outside world in tests; not where the server listens. */
export const PUBLIC_URL = 'https://centar.example';
/** Everybody's password. */
export const PASSWORD = 'sedam plavih vrata';

const folder = tmpdir();
let passwordHash: Promise<string> | undefined;

/** What a test starts with. */
export interface TestAppOptions {
  /** Stands still at 2026-11-21 11:00 in Belgrade if absent. */
  readonly clock?: Clock;
  readonly content?: ContentRows;
  readonly environment?: Record<string, string>;
  /** Free bytes of the disk that uploads go to; the real ones if absent. */
  readonly free?: () => Promise<number>;
}

/** Who is to be signed in. */
export interface Who {
  /** 2, a moderator, if absent. */
  readonly roleId?: number;
  readonly sections?: readonly string[];
  readonly name?: string;
}

/** Tables whose rows change without any content being written. */
const APART = new Set(['Session', 'RateCounter', 'AuditEntry']);

/** Starts the whole product, without the PWA's build, on a database of its own. */
export async function startTestApp(options: TestAppOptions = {}) {
  const { clock = movableClock(), content = {} } = options;
  const dataDir = mkdtempSync(join(folder, 'centar-app-'));
  const databaseFile = join(dataDir, 'centar.db');
  await copyMigrated(databaseFile);
  const database = await openDatabase(`file:${databaseFile}`);
  await writeRows(database, content);
  const files = createFileStore({
    dataDir,
    clock,
    ...(options.free ? { free: options.free } : {}),
    hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
  });
  const logs: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logs.push(String(chunk));
      done();
    },
  });
  const config = new URL('../../../centar.config.json', import.meta.url);
  const app = await createApp({
    environment: readEnvironment({ DATA_DIR: dataDir, PUBLIC_URL, ...options.environment }),
    database,
    files,
    facts: readCentreFacts(readFileSync(fileURLToPath(config), 'utf8')),
    secrets: await loadSecrets(dataDir),
    clock,
    pwa: fakePwa(dataDir),
    logger: createLogger('info', stream),
  });
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const requests = requestsTo(address);

  /** Creates a user without signing in. */
  async function addUser({ roleId = 2, sections = [], name = 'Marko' }: Who = {}) {
    passwordHash ??= createPasswords().hash(PASSWORD);
    const email = `${randomUUID()}@centar.example`;
    const access = { create: sections.map((section) => ({ section })) };
    const data = { name, email, emailNorm: email, passwordHash: await passwordHash, roleId };
    const { id } = await database.write((transaction) =>
      transaction.user.create({ data: { ...data, access } }),
    );
    return { id, email };
  }

  /** Signs a user in over REST, as a script does. */
  async function login(email: string): Promise<string> {
    const json = { email, password: PASSWORD };
    const answer = await requests.rest<{ token: string }>('POST', '/api/UserAuth/Login', { json });
    if (answer.status !== 200) throw new Error(`Signing in answered ${answer.text}`);
    return answer.body.token;
  }

  return {
    ...app,
    ...requests,
    address,
    database,
    databaseFile,
    store: files,
    dataDir,
    clock,
    /** Every line that was logged. */
    logs,
    addUser,
    login,
    async signInAs(who: Who = {}) {
      const user = await addUser(who);
      return { ...user, token: await login(user.email) };
    },
    /** Changes whenever a row of content, of users or of files does. */
    contentHash: () => hashRows(databaseFile),
    /** Names of all finished and unfinished files. */
    files: async () => (await filesIn(files)).sort(),
    /** Runs SQL beside the application, to break what it relies on. */
    sql(text: string): void {
      const other = new BetterSqlite3(databaseFile);
      other.exec(text);
      other.close();
    },
    async close() {
      await app.server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A started application. */
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

function hashRows(databaseFile: string): string {
  const reader = new BetterSqlite3(databaseFile, { readonly: true });
  const hash = createHash('sha256');
  const tables = reader
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  for (const { name } of tables) {
    if (APART.has(name) || name.startsWith('sqlite_')) continue;
    const rows = reader.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).all();
    hash.update(JSON.stringify([name, rows]));
  }
  reader.close();
  return hash.digest('hex');
}
