import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Runs a file of a release as another version of Node would. */
function runAs(version: string, file: string) {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const fake = `Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const asOther = `data:text/javascript,${encodeURIComponent(fake)}`;
  const path = pathOf(`deploy/${file}`);
  return spawnSync(process.execPath, ['--import', asOther, path, 'backup'], { encoding: 'utf8' });
}

it.each([
  ['server.js', '20.19.5'],
  ['server.js', '22.21.1'],
  ['command.js', '20.19.5'],
])('%s of a release says in one line that Node %s is too old', (file, version) => {
  const { status, stderr, stdout } = runAs(version, file);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    new RegExp(`^Node ${version} is too old: the server needs Node 22\\.22 or later .+\\n$`),
  );
});

it.each(['22.22.0', '24.21.0', '99.0.0'])('a release goes on with Node %s', (version) => {
  const { status, stderr } = runAs(version, 'nodeVersion.js');
  expect([status, stderr]).toEqual([0, '']);
});

it.runIf(process.platform === 'linux').each([
  ['lets freed memory go', {}, '131072'],
  ['follows the operator about memory', { MALLOC_TRIM_THRESHOLD_: '65536' }, '65536'],
])('the server of a release %s, in one process', (_, env, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'centar-server-'));
  try {
    for (const file of ['server.js', 'nodeVersion.js']) {
      cpSync(pathOf(`deploy/${file}`), join(folder, file));
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'graphql-server/dist'), { recursive: true });
    writeFileSync(
      join(folder, 'graphql-server/dist/main.js'),
      'console.log([process.pid, process.env.MALLOC_TRIM_THRESHOLD_, ...process.execArgv].join());',
    );
    const { MALLOC_TRIM_THRESHOLD_: __, ...usual } = process.env;
    const { pid, stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-deprecation', join(folder, 'server.js')],
      { encoding: 'utf8', env: { ...usual, ...env } },
    );
    expect([stdout, stderr]).toEqual([`${String(pid)},${expected},--no-deprecation\n`, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the oldest Node of a release is that of the package', () => {
  const { engines } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  const [, major, minor] =
    /OLDEST = \[(\d+), (\d+)\]/.exec(readFileSync(pathOf('deploy/nodeVersion.js'), 'utf8')) ?? [];
  expect(engines.node).toBe(`>=${String(major)}.${String(minor)}`);
});
