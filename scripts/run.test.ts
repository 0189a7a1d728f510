import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.js';

/** The files that a script imports when it is loaded, and theirs. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, 'scripts', file), 'utf8');
  for (const [, imported = ''] of text.matchAll(/^import [^;]*? from '\.\/(.+)';$/gm)) {
    loadedWith(imported, found);
  }
  return found;
}

it('loads only three plain files before the version of Node is known', () => {
  expect([...loadedWith('run.js')].toSorted()).toEqual([
    'console.js',
    'node.js',
    'processes.js',
    'run.js',
  ]);
});

it('runs every command of the package through the check of the version', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = Object.values(scripts).filter((command) => command.startsWith('node scripts/'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((command) => !command.startsWith('node scripts/run.js '))).toEqual([]);
});
