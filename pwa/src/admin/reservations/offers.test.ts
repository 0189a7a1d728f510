import { expect, it } from 'vitest';
import { momentOf } from './offers.ts';

it.each([
  ['2026-11-28T18:00:00Z', null, 'subota 28.11.2026, 19:00'],
  ['2026-11-27T23:00:00Z', '2026-11-28T23:00:00Z', 'subota 28.11.2026, ceo dan'],
])('an offer is at %s until %s', (at, endsAt, moment) => {
  expect(momentOf({ at, endsAt })).toBe(moment);
});
