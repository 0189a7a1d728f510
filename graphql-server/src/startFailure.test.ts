import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnvironment } from './platform/environment.ts';
import { makeDataDir } from '../test/testFiles.ts';
import { createLogger } from './platform/logger.ts';
import { loadPwaBuild } from './web/pages/builtPwa.ts';
import { explainStartFailure } from './startFailure.ts';
import { startServer } from './startServer.ts';
import { fakePwa } from '../test/fakePwa.ts';

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

/** What is printed of a start that fails. */
async function lineOf(variables: Record<string, string>): Promise<string> {
  const environment = readEnvironment({
    ...{ DATA_DIR: dataDir, PORT: '0', DEMO_CONTENT: 'false' },
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
