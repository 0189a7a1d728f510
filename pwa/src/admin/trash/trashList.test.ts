import { describe, expect, it } from 'vitest';
import { isFound, sortRows } from './trashList.ts';

describe('search', () => {
  it.each([
    ['izlozba', true],
    ['IZLOŽBA djurdjica', true],
    ['đurđica', true],
    ['', true],
    ['  izložba ', true],
    ['koncert', false],
  ])('finds with "%s": %s', (query, found) => {
    expect(isFound(['Jesenja izložba', 'Đurđica Šaranović'], query)).toBe(found);
  });
});

it('orders by the Serbian alphabet, numbers in texts by their size', () => {
  const words = ['žaba', 'Zec', 'ćuk', 'čvorak', 'Strana 10', 'Strana 9'];
  const same = (word: string): string => word;
  expect(sortRows(words, same, false)).toEqual([
    'čvorak',
    'ćuk',
    'Strana 9',
    'Strana 10',
    'Zec',
    'žaba',
  ]);
  expect(sortRows([2, 10, 1], (number) => number, true)).toEqual([10, 2, 1]);
});
