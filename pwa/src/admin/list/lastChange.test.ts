import { expect, it } from 'vitest';
import { relativeMoment } from './LastChange.tsx';

// 00:30 in Belgrade.
const NOW = new Date('2026-11-20T23:30:00Z');

it.each([
  ['2026-11-20T23:05:00Z', 'danas 00:05'],
  ['2026-11-20T22:59:00Z', 'juče 23:59'],
  ['2026-11-19T23:00:00Z', 'juče 00:00'],
  ['2026-11-19T22:59:00Z', '19.11.2026'],
])('tells %s as %s', (moment, said) => {
  expect(relativeMoment(moment, NOW)).toBe(said);
});

it('knows yesterday after a day of 23 hours', () => {
  const now = new Date('2026-03-29T22:30:00Z');
  expect(relativeMoment('2026-03-29T10:00:00Z', now)).toBe('juče 12:00');
});
