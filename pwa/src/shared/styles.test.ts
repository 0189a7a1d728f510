import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

const styles = globSync('**/*.css', { cwd: source }).map(textOf).join('\n');

it('every class name of a component has a style', () => {
  const styled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const components = globSync('**/*.tsx', { cwd: source }).filter((file) => !/\.test\./.test(file));
  const named = components.flatMap((file) =>
    [...textOf(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => ({ file, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !styled.has(name))).toEqual([]);
});

it('layouts depend on widths in em, so that large letters get the layout with room', () => {
  const queries = styles.match(/@media[^{]*width[^{]*/g) ?? [];
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /width[^)]*px/.test(query))).toEqual([]);
});
