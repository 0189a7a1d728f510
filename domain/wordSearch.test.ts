import { expect, test } from 'vitest';
import {
  markedParts,
  placeOfWords,
  searchWords,
  spelledSearch,
  textAround,
  titlesFirst,
} from './wordSearch.ts';

test.each(['Gudački', 'gudacki', 'ГУДАЧКИ', 'Гудачки', '  gudački,  '])(
  '%s is the same word in either script, case and with or without diacritics',
  (text) => {
    expect(searchWords(text)).toEqual(['gudacki']);
  },
);

test('a text is found by whole words and their beginnings, in any order', () => {
  const title = 'Gudački kvartet „Jasen“';
  expect(placeOfWords(title, '', searchWords('GUDAČKI kvar'))).toBe('title');
  expect(placeOfWords(title, '', searchWords('kvartet gudacki'))).toBe('title');
  expect(placeOfWords(title, '', searchWords('artet'))).toBeUndefined();
  expect(placeOfWords(title, 'Mocart i Šubert.', searchWords('jasen subert'))).toBe('text');
});

test('a word is found by its other cases, and đ by d and dj', () => {
  expect(placeOfWords('Gudački kvartet', '', searchWords('kvartetu'))).toBe('title');
  expect(placeOfWords('Veče Đorđa', '', searchWords('dorda djordja'))).toBe('title');
});

test.each([
  '',
  ' ',
  'a',
  'š',
  '%',
  '*',
  '"',
  "'; DROP TABLE News; --".replace(/\w/g, ''),
  '🎻',
  '\ud800',
  '.*',
  'a b c',
])('%j asks for nothing', (text) => {
  expect(searchWords(text)).toEqual([]);
});

test('what is asked for has one spelling and an end', () => {
  expect(spelledSearch(' \n Đorđe\t  Marković ')).toBe('Đorđe Marković');
  expect(spelledSearch('s\u030c')).toBe('š');
  expect(spelledSearch('x'.repeat(10_000))).toHaveLength(100);
  expect(spelledSearch('\u0000\ud800')).toBe('');
  expect(searchWords('reč '.repeat(30))).toEqual(['rec']);
  // A single letter begins a word of almost every text, and finding them all is work.
  expect(searchWords('Roki 4 u bioskopu i „A“')).toEqual(['roki', '4', 'bioskopu']);
  expect(
    searchWords(Array.from({ length: 30 }, (_, at) => `reč${String(at)}`).join(' ')),
  ).toHaveLength(8);
});

test('the words that were looked for are marked as they are written', () => {
  const parts = markedParts('Veče гудачког kvarteta.', ['gudack', 'kvartet']);
  expect(parts).toEqual([
    { text: 'Veče ', isFound: false },
    { text: 'гудачког', isFound: true },
    { text: ' ', isFound: false },
    { text: 'kvarteta', isFound: true },
    { text: '.', isFound: false },
  ]);
});

test('of a long text the stretch around the first word is shown', () => {
  const text = `${'Uvod u sve to. '.repeat(30)}Popravka krova male sale. ${'Kraj priče. '.repeat(30)}`;
  const shown = textAround(text, ['krov']);
  expect(shown).toContain('Popravka krova male sale');
  expect(shown.startsWith('…')).toBe(true);
  expect(shown.endsWith('…')).toBe(true);
  expect(shown.length).toBeLessThan(210);
  expect(textAround(text, ['nema']).startsWith('Uvod u sve to.')).toBe(true);
  expect(textAround('x'.repeat(500), ['nema'])).toHaveLength(201);
});

test('puts titles with all words first, in either script, and keeps the order otherwise', () => {
  const items = ['Zima', 'Последња станица', 'Leto', 'Stanica poslednja'].map((title) => ({
    title,
  }));
  const titles = (text: string) => titlesFirst(items, searchWords(text)).map(({ title }) => title);
  expect(titles('stanica posled')).toEqual([
    'Последња станица',
    'Stanica poslednja',
    'Zima',
    'Leto',
  ]);
  expect(titles('jesen')).toEqual(items.map(({ title }) => title));
});
