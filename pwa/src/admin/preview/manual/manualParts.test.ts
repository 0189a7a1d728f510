import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainOf } from '@centar/domain/markup/tree.ts';
import { manualParts } from './manualParts.ts';

const docs = new URL('../../../../../docs/', import.meta.url);
const source = readFileSync(new URL('uputstvo-za-urednike.md', docs), 'utf8');
const latin = manualParts(source, 'latin');
const blocks = latin.flatMap((part) => ('blocks' in part ? part.blocks : []));

it('every picture of the manual exists', () => {
  const files = latin.flatMap((part) => ('file' in part ? [part.file] : []));
  expect(files.length).toBeGreaterThan(9);
  expect(files.filter((file) => !existsSync(new URL(`images/${file}`, docs)))).toEqual([]);
});

it('the manual has headings and numbered steps, and no signs of Markdown', () => {
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
    new Set(['heading', 'paragraph', 'list']),
  );
  expect(plainOf(blocks)).not.toMatch(/[`|]|\*\*|!\[|\]\(/);
});

it('lines that are wrapped in the file are one paragraph', () => {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  expect(plainOf(paragraphs).replaceAll('\n\n', '')).not.toContain('\n');
});

it('in Cyrillic only names of keys and programs are Latin', () => {
  const parts = manualParts(source, 'cyrillic');
  const text = plainOf(parts.flatMap((part) => ('blocks' in part ? part.blocks : [])));
  expect(text).toContain('Вечерас у кући');
  expect(text).toContain('Ctrl+K');
  expect(text).toContain('/ap-login');
  expect(parts.filter((part) => 'file' in part)).toHaveLength(
    latin.filter((part) => 'file' in part).length,
  );
});
