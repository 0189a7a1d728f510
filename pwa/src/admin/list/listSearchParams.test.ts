import { expect, it } from 'vitest';
import { nextSort, readListParams, withListParams } from './listSearchParams.ts';

const read = (text: string) => readListParams(new URLSearchParams(text));

it.each([
  '',
  'trazi=hor',
  'prikaz=prosli',
  'objava=nacrti',
  'red=-Naslov',
  'trazi=%C5%BEuta+ku%C4%87a&strana=3',
])('writes %j as it was read', (text) => {
  expect(withListParams(new URLSearchParams(), read(text)).toString()).toBe(text);
});

it('leaves alone what else the address says', () => {
  const address = new URLSearchParams('vrsta=mladi&strana=4');
  expect(withListParams(address, read('')).toString()).toBe('vrsta=mladi');
});

it.each(['0', '-1', '1.5', 'x'])('takes the page %s for the first', (page) => {
  expect(read(`strana=${page}`).page).toBe(1);
});

it('turns a column up, down and back to the own order of the list', () => {
  const up = { ...read(''), ...nextSort(read(''), 'Naslov') };
  const down = { ...up, ...nextSort(up, 'Naslov') };
  expect([up, down].map(({ sort, isDown }) => [sort, isDown])).toEqual([
    ['Naslov', false],
    ['Naslov', true],
  ]);
  expect(nextSort(down, 'Naslov')).toEqual({ sort: '', isDown: false });
  expect(nextSort(down, 'Autor')).toEqual({ sort: 'Autor', isDown: false });
});
