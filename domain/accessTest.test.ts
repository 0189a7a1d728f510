import { expect, it } from 'vitest';
import { accessTestOf, type StoredAccessTest } from './accessTest.ts';

const BUILD = '/assets/renderer-1.js';
const test = { at: '2026-11-28T07:00:00.000Z', axe: '4.14.1', pages: 90, violations: 2 };
const textOf = (stored: Partial<StoredAccessTest>): string =>
  JSON.stringify({ build: BUILD, test, ...stored });

it('the result of a test belongs to the build that it names', () => {
  expect(accessTestOf(BUILD, textOf({}))).toEqual(test);
  expect(accessTestOf('/assets/renderer-2.js', textOf({}))).toBeNull();
});

it.each([
  '',
  '{"build":"',
  'null',
  textOf({ build: '' }),
  textOf({ test: { ...test, at: 'juče' } }),
  textOf({ test: { ...test, pages: 0 } }),
  textOf({ test: { ...test, violations: -1 } }),
])('an unreadable result is none: %s', (text) => {
  expect(accessTestOf(BUILD, text)).toBeNull();
});
