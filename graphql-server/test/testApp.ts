import type { Settings } from '@centar/domain/centre.ts';
import { randomUUID } from 'node:crypto';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { DEMO_SETTINGS } from '../../demo/content/settings.ts';
import { createApp } from '../src/app.ts';
import { addMissingSettings } from '../src/centre/centre.ts';
import { beginFollowing } from '../src/items/published/followedSince.ts';
import { createPasswords } from '../src/accounts/auth/passwords.ts';
import { loadSecrets } from '../src/accounts/auth/secrets.ts';
import type { Clock, Pause } from '../src/platform/context.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { readEnvironment } from '../src/platform/environment.ts';
import type { BlobStorage } from '../src/platform/files/blobStorage.ts';
import type { Disk } from '../src/platform/files/disk.ts';
import { createFileStore } from '../src/platform/files/fileStore.ts';
import { filesIn } from './testFiles.ts';
import { createLogger } from '../src/platform/logger.ts';
import type { MailTransport } from '../src/platform/mail/transports.ts';
import { cheapAuthParts, MINIMAL_COST } from './cheapAuthParts.ts';
import { writeRows, type ContentRows } from './contentRows.ts';
import { fakePwa } from './fakePwa.ts';
import { fileSnapshot } from './fileSnapshot.ts';
import { movableClock, type MovableClock } from './movableClock.ts';
import { requestsTo } from './requests.ts';
import { databaseIn, type TestDatabase } from './testDatabase.ts';

/** The public address of the product in tests; the server listens elsewhere. */
export const PUBLIC_URL = 'https://centar.example';
/** The password of all users. */
export const PASSWORD = 'sedam plavih vrata';

/** The tables that an application remembers. */
const OF_THE_CENTRE = ['SettingsGroup', 'SitePicture'];
const folder = tmpdir();
let passwordHash: Promise<string> | undefined;

/** The initial state of a test's server. */
export interface TestAppOptions {
  /** Stands still at 2026-11-21 11:00 in Belgrade if absent. */
  readonly clock?: Clock;
  readonly content?: ContentRows;
  readonly environment?: Record<string, string>;
  /** The database of another application, shared as by a second process. */
  readonly shared?: TestDatabase;
  /** The same, already open; it is not closed. */
  readonly opened?: Database;
  /** An empty data folder, which is not deleted; a temporary one if absent. */
  readonly dataDir?: string;
  /** Free bytes for uploads; those of the disk if absent. */
  readonly free?: () => Promise<number>;
  /** The storage of files; the data folder if absent. */
  readonly storage?: BlobStorage;
  /** What stands in for settings of the house's own; those of the demo content if absent. */
  readonly defaults?: Settings;
  /** Warms the byte cache, as the product does. */
  readonly warmsPages?: boolean;
  /** The delay of the password reset; none if absent. */
  readonly pause?: Pause;
  /** Stands between the application and its database. */
  readonly inFrontOfDatabase?: (database: Database) => Database;
  /** Stands between the application and its requests. */
  readonly inFront?: (answer: RequestListener) => RequestListener;
  /** The system's if absent. */
  readonly disk?: Disk;
  /** Files in the outbox if absent. */
  readonly mailTransport?: MailTransport;
  /** Sends the requests; the system's if absent. */
  readonly fetch?: typeof fetch;
  /** Milliseconds by which uncached reads are limited; the process's own if absent. */
  readonly monotonicNow?: () => number;
}

/** The user to sign in. */
export interface UserOptions {
  /** 2, a moderator, if absent. */
  readonly roleId?: number;
  readonly sections?: readonly string[];
  readonly name?: string;
}

/**
 * Starts the whole product, without the PWA's build, on its own database. The tests of a file share one application and call
 * `restore` after each test. Tests that break it, or need another environment, start their own.
 */
export async function startTestApp(options: TestAppOptions = {}) {
  const { clock = movableClock(), content = {} } = options;
  const dataDir = options.dataDir ?? mkdtempSync(join(folder, 'centar-app-'));
  const databaseFile = join(dataDir, 'centar.db');
  const stored = options.shared ?? (await databaseIn(dataDir));
  const opened = options.opened ?? (await openDatabase(stored.url));
  const database = options.inFrontOfDatabase?.(opened) ?? opened;
  await writeRows(database, content);
  await addMissingSettings(database, DEMO_SETTINGS);
  await beginFollowing(database, clock);
  const files = createFileStore({
    dataDir,
    clock,
    ...(options.free ? { free: options.free } : {}),
    ...(options.storage ? { storage: options.storage } : {}),
    ...(options.disk ? { disk: options.disk } : {}),
    hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
  });
  const logs: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logs.push(String(chunk));
      done();
    },
  });
  const cheap = cheapAuthParts(database, clock);
  const app = await createApp({
    environment: readEnvironment({
      DATA_DIR: dataDir,
      DATABASE_URL: stored.url,
      PUBLIC_URL,
      ...options.environment,
    }),
    database,
    files,
    defaults: options.defaults ?? DEMO_SETTINGS,
    secrets: await loadSecrets(database, dataDir),
    clock,
    pwa: fakePwa(dataDir),
    logger: createLogger('info', stream),
    authParts: cheap.parts,
    monotonicNow: options.monotonicNow,
    pause: options.pause ?? (async () => undefined),
    warmsPages: options.warmsPages ?? false,
    mailTransport: options.mailTransport,
    ...(options.inFront ? { inFront: options.inFront } : {}),
  });
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const requests = requestsTo(address, options.fetch);
  const openRequests = countOpen(app.server.server);
  const rows = await stored.rows();
  const savedFiles = fileSnapshot(dataDir);
  let startedAt = clock().toISOString();

  /** Creates a user without signing in. */
  async function addUser({ roleId = 2, sections = [], name = 'Marko' }: UserOptions = {}) {
    passwordHash ??= createPasswords(MINIMAL_COST).hash(PASSWORD);
    const email = `${randomUUID()}@centar.example`;
    const access = { create: sections.map((section) => ({ section })) };
    const data = { name, email, emailNorm: email, passwordHash: await passwordHash, roleId };
    const { id } = await database.write((transaction) =>
      transaction.user.create({ data: { ...data, access } }),
    );
    return { id, email };
  }

  /** Opens a session without a password; other tests prove signing in. */
  async function openSession(userId: number): Promise<string> {
    const visit = { browser: false, device: 'test' };
    const { token } = await database.write((transaction) =>
      app.auth.sessions.create(transaction, userId, visit, clock()),
    );
    return token;
  }

  /** Waits for open requests, mails and writes. */
  async function whenIdle(): Promise<void> {
    await openRequests.none();
    await app.mailer.deliver();
    await database.write(async () => undefined);
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
    stored,
    databaseFile,
    store: files,
    dataDir,
    clock,
    /** Every line that was logged. */
    logs,
    addUser,
    login,
    async signInAs(who: UserOptions = {}) {
      const user = await addUser(who);
      return { ...user, token: await openSession(user.id) };
    },
    /** Changes whenever a row of content, of users or of files does. */
    contentHash: () => rows.hash(),
    /** Names of all finished and unfinished files. */
    files: async () => (await filesIn(files)).sort(),
    /** Runs SQL beside the application, to break what it relies on. */
    sql: (text: string) => rows.sql(text),
    /** Makes a kind of write to a table fail. */
    failOn: (action: 'INSERT' | 'UPDATE', table: string) => rows.failOn(action, table),
    stopFailing: (table: string) => rows.stopFailing(table),
    deleteInserted: (table: string) => rows.deleteInserted(table),
    columnsOf: (table: string) => rows.columnsOf(table),
    /** Saves the state of database, disk and clock for `restore`. */
    async saveState(): Promise<void> {
      await whenIdle();
      await rows.save();
      savedFiles.save();
      startedAt = clock().toISOString();
    },
    /** Loses what only memory has, as a restart does. */
    async forget(): Promise<void> {
      // Also ends the cache generation.
      await app.centre.refresh();
      app.cache.clear();
      cheap.renew();
      logs.length = 0;
    },
    /** Resets rows, ids, files, cached answers, counted attempts, log lines and the time. */
    async restore(): Promise<void> {
      await whenIdle();
      if (await rows.isChanged()) {
        let changed = await rows.tryRestore();
        while (!changed) {
          await database.write(async () => undefined);
          changed = await rows.tryRestore();
        }
        // Both end the cache generation.
        if (OF_THE_CENTRE.some((name) => changed.has(name))) await app.centre.refresh();
        else await database.writeContent(async () => undefined);
        await rows.accept();
      }
      savedFiles.restore();
      app.cache.clear();
      cheap.renew();
      if ('set' in clock) (clock as MovableClock).set(startedAt);
      logs.length = 0;
    },
    async close() {
      await rows.close();
      await app.server.close();
      if (!options.opened) await database.close();
      if (!options.shared) await stored.drop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A started application. */
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Counts open requests of a server. */
function countOpen(server: Server) {
  let open = 0;
  let notify = (): void => undefined;
  server.on('request', (_request, response: ServerResponse) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open === 0) notify();
    });
  });
  return {
    /** Resolves when there is none. */
    none: () =>
      new Promise<void>((resolve) => {
        notify = resolve;
        if (open === 0) resolve();
      }),
  };
}
