import { expect, it } from 'vitest';
import { dayLabel } from './dayLabel.ts';

const NOW = new Date('2026-11-24T22:30:00Z');

it.each([
  ['2026-11-23T18:00:00Z', 'juče, ponedeljak'],
  ['2026-11-24T22:45:00Z', 'danas, utorak'],
  ['2026-11-24T23:15:00Z', 'sutra, sreda'],
  ['2026-11-26T18:00:00Z', 'četvrtak'],
])('the day of %s is %s, by Belgrade', (at, label) => {
  expect(dayLabel(at, NOW)).toBe(label);
});
