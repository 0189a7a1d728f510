import { expect, it } from 'vitest';
import { partOf, selectedFiles } from './testParts.js';

it.each([
  ['domain/dates.test.ts', 'unit'],
  ['graphql-server/src/contentTypes/news/news.test.ts', 'server'],
  ['pwa/src/admin/ui/DataTable.component.test.tsx', 'components'],
  ['pwa/e2e/staff.e2e.ts', 'browser'],
  ['pwa/e2e/staffSteps.ts', undefined],
])('%s is a test of the part %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

it('a word selects the files that have it in their path, each in its part', () => {
  const selected = selectedFiles(['domain/dates', 'slowPage', 'main/dates.test']);
  expect([...selected]).toEqual([
    ['unit', ['domain/dates.test.ts']],
    ['browser', ['pwa/e2e/slowPage.e2e.ts']],
  ]);
});

it('a word that selects nothing is said', () => {
  expect(() => selectedFiles(['no-such-test'])).toThrow('No test file has "no-such-test"');
});
