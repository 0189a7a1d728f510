import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './platform/environment.ts';
import { makeDataDir } from '../test/testFiles.ts';
import { AppError } from './platform/errors.ts';
import { createLogger } from './platform/logger.ts';
import { loadPwaBuild } from './web/pages/builtPwa.ts';
import { explainStartFailure } from './startFailure.ts';
import { startServer } from './startServer.ts';
import { fakePwa } from '../test/fakePwa.ts';
import { copyMigrated } from '../test/migratedFile.ts';
import { makeReadOnly, mountDisk, unmountDisk } from '../test/smallDisk.ts';

const TMPDIR = tmpdir();
let dataDir: string;
let cleanUp: () => Promise<void>;
beforeEach(async () => {
  ({ dataDir, cleanUp } = await makeDataDir());
});
afterEach(async () => {
  // A start that fails late has moved it and is not there to put it back.
  process.env['TMPDIR'] = TMPDIR;
  await cleanUp();
});

/** The line printed by a failed start. */
async function lineOf(variables: Record<string, string>): Promise<string> {
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_CONTENT: 'false',
    ADMIN_PASSWORD: 'sedam plavih vrata',
    ...variables,
  });
  try {
    const pwa = fakePwa(join(dataDir, 'pwa'));
    await startServer(environment, createLogger('silent'), { pwa });
  } catch (thrown) {
    const line = explainStartFailure(thrown, environment);
    expect(line).not.toContain('\n');
    return line;
  }
  throw new Error('It has started');
}

it('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const line = await lineOf({ PORT: String(port) });
  other.close();
  expect(line).toBe(
    `Environment variable PORT: another program listens at 127.0.0.1:${String(port)}; stop it, or choose another port.`,
  );
});

it.each(['198.51.100.1', 'nema.invalid'])('the address of another machine: %s', async (host) => {
  expect(await lineOf({ HOST: host })).toMatch(`Environment variable HOST: ${host} is no address`);
});

it('a file in the place of the data folder', async () => {
  const path = join(dataDir, 'file');
  await writeFile(path, '');
  for (const name of [path, join(path, 'below')]) {
    expect(await lineOf({ DATA_DIR: name })).toMatch(
      `Environment variable DATA_DIR: ${name} can't`,
    );
  }
});

it.each(['server.lock', 'centar.db', 'media', 'tmp'])(
  'something in the data folder that is not what it should be: %s',
  async (name) => {
    await (name.includes('.') ? mkdir(join(dataDir, name)) : writeFile(join(dataDir, name), ''));
    const line = await lineOf({});
    expect(line).toMatch(/^Environment variable DATA_DIR: .+; name a folder/);
    expect(line).toContain(dataDir);
    await rm(join(dataDir, name), { recursive: true });
  },
);

it.runIf(process.platform === 'linux')('a folder that the system lets nobody make', async () => {
  // The folder above is there, and still the system says that it is not.
  expect(await lineOf({ DATA_DIR: '/proc/nema/centar' })).toMatch(
    /^Environment variable DATA_DIR: \/proc\/nema\/centar can't be written \(ENOENT\)/,
  );
});

it('a database that is none, or of which only the beginning is there', async () => {
  await copyMigrated(join(dataDir, 'whole.db'));
  const bytes = await readFile(join(dataDir, 'whole.db'));
  for (const content of ['nije baza '.repeat(500), bytes.subarray(0, bytes.length / 2)]) {
    await writeFile(join(dataDir, 'centar.db'), content);
    expect(await lineOf({})).toMatch(
      /^The database \S+centar\.db is damaged, or is none; put it back from a backup/,
    );
  }
});

it.each(['nema/dole/centar.db', 'folder'])(
  'a database that can not be opened: %s',
  async (name) => {
    await mkdir(join(dataDir, 'folder'));
    const ownDir = join(dataDir, 'own');
    const file = join(dataDir, name);
    expect(await lineOf({ DATA_DIR: ownDir, DATABASE_URL: `file:${file}` })).toBe(
      `Environment variable DATABASE_URL: the database ${file} can't be opened; name a file in a folder that the server's user owns.`,
    );
  },
);

const tried = mountDisk('1m');
if (tried !== undefined) unmountDisk(tried);
describe.runIf(tried !== undefined)('a disk of its own (a tmpfs, which root may mount)', () => {
  // Without room for the lock; for the tables; for the log.
  it.each(['64k', '600k', '3m'])('of %s, which is too small', async (size) => {
    const disk = mountDisk(size) ?? '';
    const line = await lineOf({ DATA_DIR: join(disk, 'data') }).finally(() => {
      unmountDisk(disk);
    });
    expect(line).toMatch(
      new RegExp(
        `^Environment variable DATA_DIR: the disk of ${disk}/data is full: \\d+ MB are free there and a first start needs 350 MB; make room, or name a folder on another disk\\.$`,
      ),
    );
  });

  it('of the database, beside a data folder whose name begins alike', () => {
    const disk = mountDisk('1m') ?? '';
    const environment = readEnvironment({
      DATA_DIR: disk.slice(0, -1),
      DATABASE_URL: `file:${disk}/centar.db`,
    });
    const line = explainStartFailure(new AppError('STORAGE_FULL'), environment);
    unmountDisk(disk);
    expect(line).toMatch(/^Environment variable DATABASE_URL: the disk of .+ is full/);
  });

  it.each(['', 'below'])('that can only be read: %j', async (name) => {
    const disk = mountDisk('1m') ?? '';
    makeReadOnly(disk);
    const line = await lineOf({ DATA_DIR: join(disk, name) }).finally(() => {
      unmountDisk(disk);
    });
    expect(line).toMatch(
      /^Environment variable DATA_DIR: .+ can't be written \((EROFS|SQLITE_CANTOPEN)\)/,
    );
  });
});

it('pages that were not built', async () => {
  const dist = new URL('../../pwa/dist/nema', import.meta.url).pathname;
  const thrown: unknown = await loadPwaBuild(dist).catch((error: unknown) => error);
  const line = explainStartFailure(thrown, readEnvironment({}));
  expect(line).toMatch(/pwa\/dist lacks the built pages \(ENOENT\); run npm run build\.$/);
});

it.each([
  [{ code: 'EMFILE' }, /^Too few file descriptors: .+4096/],
  [{ code: 'EACCES', syscall: 'listen' }, /^Environment variable PORT: this user may not listen/],
  [{ code: 'ENOSPC' }, /^Environment variable DATA_DIR: the disk of .+ is full/],
  [
    { message: 'The database could not be brought up to date: database or disk is full.' },
    /^Environment variable DATA_DIR: the disk of .+ is full/,
  ],
  [
    { code: 'ENOENT', path: fileURLToPath(new URL('../../centar.config.json', import.meta.url)) },
    /centar\.config\.json can't be read \(ENOENT\); put it back\.$/,
  ],
  [
    { code: 'EROFS', path: '/srv/centar/tmp' },
    /^Environment variable DATA_DIR: \/srv\/centar\/tmp can't/,
  ],
  [{ code: 'SQLITE_READONLY' }, /^Environment variable DATA_DIR: \/srv\/centar can't/],
  [{}, /^first$/],
])('%j', (facts, line) => {
  const thrown = Object.assign(new Error('first\nsecond'), facts);
  const environment = readEnvironment({ DATA_DIR: '/srv/centar' });
  for (const error of [thrown, new Error('first', { cause: thrown })]) {
    expect(explainStartFailure(error, environment)).toMatch(line);
  }
});

it('a first start without space names the folder, the free and the needed space', () => {
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/a.db` });
  expect(explainStartFailure(new AppError('STORAGE_FULL'), environment)).toMatch(
    new RegExp(`^Environment variable DATA_DIR: the disk of ${dataDir} is full: \\d+ MB are free`),
  );
});

it('too few file descriptors, however the start says it', () => {
  const environment = readEnvironment({ DATA_DIR: '/srv/centar' });
  const thrown = Object.assign(new Error('unable to open database file'), {
    code: 'SQLITE_CANTOPEN',
  });
  expect(explainStartFailure(thrown, environment, 24)).toMatch(/^Too few file descriptors/);
  expect(explainStartFailure(thrown, environment, 1024)).toMatch(/^Environment variable DATA_DIR/);
});
