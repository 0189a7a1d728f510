import { expect, it } from 'vitest';
import { readOpenings, showOpenings } from './openingsText.ts';

it.each([
  ['', []],
  ['9–22', [['09:00', '22:00']]],
  ['9-22 h', [['09:00', '22:00']]],
  ['\u200E9–\u200B22\uFEFF', [['09:00', '22:00']]],
  ['09.30 - 22:00', [['09:30', '22:00']]],
  [
    '10–14, 17–20',
    [
      ['10:00', '14:00'],
      ['17:00', '20:00'],
    ],
  ],
  [
    '10-14 i 17-20',
    [
      ['10:00', '14:00'],
      ['17:00', '20:00'],
    ],
  ],
  ['ceo dan', [['ceo dan', '']]],
])('%j is read', (typed, openings) => {
  expect(readOpenings(typed)).toEqual(openings);
});

it('what was read is shown as it is typed', () => {
  expect(showOpenings(readOpenings('9.30-14, 17–20'))).toBe('9:30–14, 17–20');
  expect(showOpenings(readOpenings('ceo dan'))).toBe('ceo dan');
});
