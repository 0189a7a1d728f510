import { expect, it } from 'vitest';
import { fold, orderKey } from './search.ts';

it.each([
  ['Изложба', 'izlozba'],
  ['ЂУРЂЕВДАН', 'djurdjevdan'],
  ['Љубав, Његош и џез', 'ljubav, njegos i dzez'],
  ['Ћирилица и latinica', 'cirilica i latinica'],
])('folds "%s" into Latin', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(fold(text))).toBe(folded);
});

it('orders by the Serbian alphabet, numbers by their size, in either script', () => {
  const ordered = [
    '',
    '„Navodnici“',
    '9 minuta',
    '010 minuta',
    'Čvorak',
    'ćuk',
    'дан',
    'džem',
    'đak',
    'éclair',
    'enigma',
    'lopta',
    'ljubav',
    'Njegoš',
    'Strana 9',
    'Страна 10',
    'Strana 100',
    'šah',
    'Zec',
    'žaba',
  ];
  const keyed = [...ordered].reverse().map((text) => ({ text, key: orderKey(text) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
  expect(keyed.map(({ text }) => text)).toEqual(ordered);
});
