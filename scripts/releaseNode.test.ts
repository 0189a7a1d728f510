import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

it('the oldest Node of a release is that of the package', () => {
  const { engines } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  const [, major, minor] =
    /OLDEST = \[(\d+), (\d+)\]/.exec(readFileSync(pathOf('deploy/nodeVersion.js'), 'utf8')) ?? [];
  expect(engines.node).toBe(`>=${String(major)}.${String(minor)}`);
});
