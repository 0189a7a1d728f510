import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.js';

interface Manifest {
  readonly dependencies?: Record<string, string>;
}
const dependenciesIn = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest).dependencies ?? {});

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
