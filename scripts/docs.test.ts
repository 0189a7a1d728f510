import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './processes.js';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const names = new Set(files.map((file) => basename(file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
];
/** Files that a build, an installation or a library brings. */
const NOT_OURS = new Set(['sw.js', 'ical.js']);

it.each(documents)('%s links to what there is', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(
    ([, to]) => to ?? '',
  );
  const present = new Set(files.flatMap((file) => [file, dirname(file)]));
  const missing = links.filter(
    (to) => !present.has(join(dirname(document), to).replace(/\/$/, '')),
  );
  expect(missing).toEqual([]);
});

it.each(documents)('%s names files that there are', (document) => {
  const named = [...read(document).matchAll(/`(?:[\w./-]+\/)?([\w.-]+\.(?:tsx?|js|css))`/g)];
  const missing = named.map(([, name]) => name ?? '').filter((name) => !names.has(name));
  expect(missing.filter((name) => !NOT_OURS.has(name))).toEqual([]);
});

it('the rules that code cites by number are in the documents', () => {
  const decisions = read('docs/product-decisions.md');
  const [site = '', panel = ''] = read('docs/specification.md').split('## Staff panel');
  const dangling = files
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && file !== 'scripts/docs.test.ts')
    .flatMap((file) => {
      const text = read(file).replaceAll(/\s+(?:\*\s+|\/\/\s+)?/g, ' ');
      const cited = [
        ...text.matchAll(
          /(product decision|(?:staff |public )?specification,?(?: \(?section)?) (\d+)\b/g,
        ),
      ];
      return cited
        .filter(([, what = '', number = '']) => {
          const where = what.startsWith('product')
            ? decisions
            : what.startsWith('staff')
              ? panel
              : site;
          return !new RegExp(`^##.*\\b${number}\\. `, 'm').test(where);
        })
        .map(([cite]) => `${file}: ${cite}`);
    });
  expect(dangling).toEqual([]);
});
