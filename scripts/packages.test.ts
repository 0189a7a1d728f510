import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { npm, root } from './processes.js';

interface Manifest {
  readonly dependencies?: Record<string, string>;
}
const dependenciesIn = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest).dependencies ?? {});

const DAY_MS = 24 * 3_600_000;

/** A registry with one package: a version of a month ago, and one of yesterday. */
async function startRegistry() {
  const versions = { '1.0.0': 30, '1.0.1': 1 };
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const manifests = Object.keys(versions).map((version) => [
      version,
      {
        name: 'fresh',
        version,
        dist: { tarball: `http://127.0.0.1:${String(port)}/fresh-${version}.tgz`, shasum: 'a' },
      },
    ]);
    const time = Object.entries(versions).map(([version, days]) => [
      version,
      new Date(Date.now() - days * DAY_MS).toISOString(),
    ]);
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        name: 'fresh',
        'dist-tags': { latest: '1.0.1' },
        versions: Object.fromEntries(manifests),
        time: Object.fromEntries(time),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => server.close() };
}

/** Older npm does not know the setting, and takes the newest version. */
const KNOWN_SINCE = [11, 10];

it('a new package is two weeks old before npm takes it', async () => {
  const registry = await startRegistry();
  const folder = mkdtempSync(join(tmpdir(), 'centar-fresh-'));
  try {
    cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'one', version: '1.0.0', dependencies: { fresh: '^1.0.0' } }),
    );
    const run = async (...args: string[]) => {
      const [program = '', ...rest] = npm(...args);
      return (await promisify(execFile)(program, rest, { cwd: folder })).stdout;
    };
    const cache = ['--registry', registry.url, '--cache', join(folder, 'cache')];
    await run('install', '--package-lock-only', '--no-audit', '--no-fund', ...cache);
    const [major = 0, minor = 0] = (await run('--version')).split('.').map(Number);
    const [sinceMajor = 0, sinceMinor = 0] = KNOWN_SINCE;
    const isKnown = major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    expect(packages['node_modules/fresh']?.version).toBe(isKnown ? '1.0.0' : '1.0.1');
  } finally {
    registry.stop();
    rmSync(folder, { recursive: true });
  }
});

it('what builds the pages and the server is installed without development packages', () => {
  const installed = new Set(
    ['', 'domain/', 'graphql-server/', 'pwa/'].flatMap((folder) =>
      dependenciesIn(`${folder}package.json`),
    ),
  );
  const sources = globSync(
    ['pwa/build/*.ts', 'pwa/vite.config.ts', 'prisma/generate.ts', 'scripts/*.js'],
    { cwd: root },
  ).filter((path) => !/\.test\.|Browser|testAccess/.test(path));
  const named = sources.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /(?:^import (?!type)[^;]*?from |resolve\()'([^'.][^']*)'/gm,
      ),
    ].map(
      ([, name = '']) =>
        `${path}: ${name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/')}`,
    ),
  );
  expect(named).toContain('pwa/build/serbianWordsPlugin.ts: dictionary-sr');
  const missing = named.filter((line) => {
    const [, name = ''] = line.split(': ');
    return !isBuiltin(name) && !name.startsWith('@centar/') && !installed.has(name);
  });
  expect(missing).toEqual([]);
});
