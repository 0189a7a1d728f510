import { expect, it } from 'vitest';
import { parseDateKey } from './dateKey.ts';

it.each([
  ['program-12', { itemType: 'Program', programId: 12 }],
  ['program-12-34', { itemType: 'Program', programId: 12, dateId: 34 }],
  ['projekcija-55', { itemType: 'Movie', screeningId: 55 }],
  ['projekcija-55-1', undefined],
  ['serija-3', undefined],
  ['program-0', undefined],
  ['program-12 ', undefined],
  ['', undefined],
])('reads the date key %j', (key, named) => {
  expect(parseDateKey(key)).toEqual(named);
});
