import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MODULE = new URL('testFolder.js', import.meta.url).href;
let memory = '';

beforeAll(() => {
  memory = mkdtempSync(join(tmpdir(), 'centar-memory-'));
});
afterAll(() => {
  rmSync(memory, { recursive: true });
});

/** The arguments of a process that uses a folder of its own and tells which. */
const told = (folder: string, room: number, then = ''): string[] => [
  '--input-type=module',
  '-e',
  `const { useTestFolder } = await import('${MODULE}');
   useTestFolder(${JSON.stringify(folder)}, ${String(room)});
   console.log((await import('node:os')).tmpdir()); ${then}`,
];
const folderOf = (...where: [string, number]): string =>
  execFileSync(process.execPath, told(...where), { encoding: 'utf8' }).trim();

it('temporary files of tests are in memory if it suffices, and end with the process', () => {
  const folder = folderOf(memory, 1);
  expect(dirname(folder)).toBe(memory);
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['there is none', () => join(memory, 'nema'), 1],
  ['it has no room', () => memory, Number.MAX_SAFE_INTEGER],
])('they are where the system has them if %s', (_, folder, room) => {
  expect(dirname(folderOf(folder(), room))).toBe(tmpdir());
});

it('they go also when the run is broken off', async () => {
  const child = spawn(process.execPath, told(memory, 1, 'setInterval(() => 0, 1000)'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = line.toString().trim();
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(existsSync(folder)).toBe(false);
});
