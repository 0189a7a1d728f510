import { expect, it } from 'vitest';
import { counted } from './ui.texts.ts';

it.each([
  [0, '0 stavki'],
  [1, '1 stavka'],
  [2, '2 stavke'],
  [4, '4 stavke'],
  [5, '5 stavki'],
  [11, '11 stavki'],
  [12, '12 stavki'],
  [21, '21 stavka'],
  [22, '22 stavke'],
  [25, '25 stavki'],
  [101, '101 stavka'],
  [111, '111 stavki'],
  [112, '112 stavki'],
  [143, '143 stavke'],
])('counts %i as %s', (count, words) => {
  expect(counted(count, ['stavka', 'stavke', 'stavki'])).toBe(words);
});
