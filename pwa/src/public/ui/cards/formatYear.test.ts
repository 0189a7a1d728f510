import { expect, it } from 'vitest';
import { formatYear } from './formatYear.ts';

it.each([
  ['2026-06-14', '14.06.2026'],
  ['2026-06-14T22:30:00.000Z', '15.06.2026'],
  ['2026', '2026'],
  ['jun 2026', 'jun 2026'],
  ['14.06.2026', '14.06.2026'],
])('shows when a colony took place, typed as %s, as %s', (typed, shown) => {
  expect(formatYear(typed)).toBe(shown);
});
