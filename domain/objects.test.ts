import { expect, it } from 'vitest';
import { keysOf, pick } from './objects.ts';

it('gives the names of the fields in the order in which they are written', () => {
  expect(keysOf({ title: 1, author: 2 })).toEqual(['title', 'author']);
});

it('gives the named fields, without those that the object does not have', () => {
  const item: { title: string; author: string; theme?: string } = { title: 'Jesen', author: 'Ana' };
  expect(pick(item, ['title', 'theme'])).toEqual({ title: 'Jesen' });
  expect(pick(item as Record<string, string>, ['constructor'])).toEqual({});
});
