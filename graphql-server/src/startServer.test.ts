import { copyFile, cp, mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseFileOf } from '../../prisma/databaseFile.ts';
import { readEnvironment } from './platform/environment.ts';
import { makeDataDir } from '../test/testFiles.ts';
import { createLogger } from './platform/logger.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { fakePwa } from '../test/fakePwa.ts';
import { copyMigrated } from '../test/migratedFile.ts';
import { movableClock } from '../test/movableClock.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const FILE = '00000000-0000-4000-8000-000000000001.pdf';

let dataDir: string;
let cleanUp: () => Promise<void>;
let clock: ReturnType<typeof movableClock>;
let running: RunningServer | undefined;
let logs: string;

async function prepareFolder(): Promise<void> {
  ({ dataDir, cleanUp } = await makeDataDir());
  clock = movableClock();
  logs = '';
}
beforeEach(prepareFolder);
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await cleanUp();
});

async function start(variables: Record<string, string> = {}): Promise<RunningServer> {
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_CONTENT: 'false',
    ADMIN_PASSWORD: 'sedam plavih vrata',
    ...variables,
  });
  const logger = createLogger('info', { write: (line) => (logs += line) });
  running = await startServer(environment, logger, { pwa: fakePwa(dataDir), clock });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

/** A data folder that has been in use: a notice with its document, a deleted news item. */
let usedDir: string;
beforeAll(async () => {
  await prepareFolder();
  usedDir = dataDir;
  const { database } = await start();
  const text = { description: 'd', author: 'a', theme: 't' };
  const files = { kind: 'document', contentType: 'application/pdf', originalName: 'a.pdf' };
  await database.writeContent(async (transaction) => {
    await transaction.storedFile.create({
      data: {
        id: FILE.slice(0, 36),
        extension: 'pdf',
        byteSize: 1,
        sha256: '',
        variants: [],
        ...files,
      },
    });
    const documentFileId = FILE.slice(0, 36);
    await transaction.competition.create({
      data: { title: 'Konkurs', description: 'd', author: 'a', documentFileId },
    });
    await transaction.news.create({ data: { title: 'Obrisana', ...text, deletedAt: clock() } });
  });
  await stop();
  await writeFile(join(dataDir, 'media', FILE), 'x');
  return cleanUp;
});
const useFolder = (): Promise<void> => cp(usedDir, dataDir, { recursive: true });

const mediaFiles = () => readdir(join(dataDir, 'media'));
const previousDatabases = async () =>
  (await readdir(dataDir)).filter((name) => name.startsWith('centar.db.before-'));

describe('a lost database beside stored files', () => {
  beforeEach(useFolder);

  const removeAll = async (): Promise<void> => {
    for (const name of await readdir(dataDir)) {
      if (name.startsWith('centar.db')) await rm(join(dataDir, name));
    }
  };
  const cases: [string, () => Promise<unknown>, Record<string, string>, RegExp][] = [
    [
      'is missing',
      removeAll,
      {},
      /^The database \S+centar\.db is missing, but \S+media holds 1 files/,
    ],
    [
      'is empty',
      async () => {
        await removeAll();
        await writeFile(join(dataDir, 'centar.db'), '');
      },
      {},
      /^The database \S+centar\.db is empty, but \S+media holds 1 files/,
    ],
    [
      'is another one than DATABASE_URL names',
      async () => undefined,
      { DATABASE_URL: 'file:./no-such.db' },
      /^The database \.\/no-such\.db is missing, but/,
    ],
    [
      'was made anew by somebody',
      async () => {
        await removeAll();
        await copyMigrated(join(dataDir, 'centar.db'));
      },
      {},
      /^The database \S+centar\.db has no content, but/,
    ],
  ];
  it.each(cases)(
    'stops the start when it %s, and nothing is touched',
    async (_, lose, variables, line) => {
      await lose();
      const before = await readdir(dataDir);
      // Demo content is what would be published.
      const started = start({ DEMO_CONTENT: 'true', ...variables });
      await expect(started).rejects.toThrow(line);
      expect(await mediaFiles()).toEqual([FILE]);
      const made = (await readdir(dataDir)).filter((name) => !before.includes(name));
      expect(made.filter((name) => !/-(wal|shm)$|\.reserve$/.test(name))).toEqual([]);
      // Nor does a second try get further.
      await expect(start({ DEMO_CONTENT: 'true', ...variables })).rejects.toThrow(line);
    },
  );

  it('starts again when the database is put back', async () => {
    const file = join(dataDir, 'centar.db');
    await rename(file, `${file}.away`);
    await expect(start()).rejects.toThrow('is missing');
    await rename(`${file}.away`, file);
    const { database } = await start();
    expect(await database.reader.competition.count()).toBe(1);
    expect(await mediaFiles()).toEqual([FILE]);
  });

  it('starts anew when the files are moved away', async () => {
    await removeAll();
    await rename(join(dataDir, 'media'), join(dataDir, 'former-media'));
    const { database } = await start();
    expect(await database.reader.competition.count()).toBe(0);
  });
});

it('stops at a missing database whose log is there', async () => {
  await writeFile(join(dataDir, 'centar.db-wal'), 'frames');
  await expect(start()).rejects.toThrow(/^The database \S+ is missing, but its log/);
  await truncate(join(dataDir, 'centar.db-wal'));
  await start();
});

it('goes on with a first start that was killed while it stored the demo files', async () => {
  await mkdir(join(dataDir, 'media'));
  await copyMigrated(join(dataDir, 'centar.db'));
  await writeFile(join(dataDir, 'first-start'), '');
  await writeFile(join(dataDir, 'media', FILE), 'half');
  const { database } = await start({ DEMO_CONTENT: 'true' });
  expect(await database.reader.program.count()).toBeGreaterThan(0);
  expect(await mediaFiles()).not.toContain(FILE);
  // The mark is gone: from now on a lost database is a lost one.
  expect(await readdir(dataDir)).not.toContain('first-start');
});

describe('a clock that was a year ahead for one start', () => {
  const inBin = () => running?.database.reader.news.count({ where: { deletedAt: { not: null } } });

  it('empties no trash and deletes no file, then and after its correction', async () => {
    await useFolder();
    const former = `centar.db.before-${clock().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    await writeFile(join(dataDir, former), 'x');
    await start();
    await running?.database.write((transaction) => transaction.competition.deleteMany({}));
    await running?.database.write((transaction) =>
      transaction.storedFile.updateMany({ data: { releasedAt: clock() } }),
    );
    await stop();
    for (const jump of [YEAR, -YEAR]) {
      clock.pass(jump);
      await start();
      expect(logs).toContain('nothing swept');
      expect(await inBin()).toBe(1);
      expect(await mediaFiles()).toEqual([FILE]);
      expect(await previousDatabases()).toEqual([former]);
      await stop();
    }
  });

  it('does so after two days, except for files of which too many belong to nothing', async () => {
    await useFolder();
    await writeFile(join(dataDir, 'centar.db.before-2026-11-01T06-12-40Z'), 'x');
    const names = Array.from({ length: 11 }, (_, n) => `${FILE.slice(0, -6)}${String(n + 20)}.pdf`);
    for (const name of names) await writeFile(join(dataDir, 'media', name), 'x');
    clock.pass(31 * 24 * HOUR);
    for (let half = 0; half <= 4; half += 1) {
      await start();
      expect(await inBin()).toBe(half < 4 ? 1 : 0);
      expect(await previousDatabases()).toHaveLength(half < 4 ? 1 : 0);
      await stop();
      clock.pass(12 * HOUR);
    }
    expect(logs).toContain('more than a tenth of the stored files belong to nothing');
    expect(await mediaFiles()).toHaveLength(names.length + 1);
  });
});

it('delivers the mails that waited when the previous process ended', async () => {
  const { app, database } = await start();
  await database.write((transaction) =>
    app.mailer.queue(transaction, { recipient: 'a@centar.example', subject: 's', text: 't' }),
  );
  await stop();
  await start();
  await expect.poll(() => readdir(join(dataDir, 'outbox'))).toEqual(['000001.eml']);
});

it('takes the path of a database from its address', () => {
  expect(databaseFileOf('file:/var/lib/centar.db')).toBe('/var/lib/centar.db');
  expect(databaseFileOf('file:./centar.db?connection_limit=1')).toBe('./centar.db');
});

it('lets go of the folder when it could not start', async () => {
  await copyFile(new URL('startServer.ts', import.meta.url), join(dataDir, 'centar.db'));
  await expect(start()).rejects.toThrow();
  await rm(join(dataDir, 'centar.db'));
  await start();
});
