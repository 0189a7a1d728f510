import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  dictionaryOf,
  isInCapitals,
  isNoPage,
  mixedWords,
  ownPaths,
  slipsIn,
} from './secondLook.ts';
import { verbatim } from './verbatim.ts';

const DICTIONARY = createRequire(import.meta.url).resolve('dictionary-sr');
const LIST = readFileSync(DICTIONARY.replace(/index\.js$/, 'index.dic'), 'utf8').split('\n');
const WORDS = dictionaryOf(LIST);

describe('words of two scripts', () => {
  it.each([
    ['Вeче песама', ['Вeче']],
    ['Veče pеsama', ['pеsama']],
    ['Вече са CD-ом и Mozart-ом', []],
    [`Вече ${verbatim('Вeче')}`, []],
    ['Пишите на vece@центар.rs', []],
  ])('in %s', (text, found) => {
    expect(mixedWords(text)).toEqual(found);
  });
});

it.each([
  ['VEČE SEVDALINKI', true],
  ['ВЕЧЕ СЕВДАЛИНКИ', true],
  ['Veče SEVDALINKI', false],
  ['CKJ 2026', false],
  ['XXVIII', false],
])('a title in capitals: %s is %s', (title, is) => {
  expect(isInCapitals(title)).toBe(is);
});

describe('links to own pages', () => {
  it.each([
    ['Vidi https://centar.rs/news/3.', ['/news/3']],
    ['Vidi centar.rs/cir/news/3 i https://drugi.rs/news/4', ['/cir/news/3']],
    ['Vidi [vest](/news/5).', ['/news/5']],
  ])('in %s', (text, paths) => {
    expect(ownPaths(text, ['centar.rs'])).toEqual(paths);
  });

  it.each([
    ['/novosti', true],
    ['/cir/news/3', false],
    ['/media/a.pdf', false],
  ])('%s is no page: %s', (path, is) => {
    expect(isNoPage(path)).toBe(is);
  });
});

describe('slips of the hand', () => {
  it.each([
    ['Otvara se izlozba.', 'izlozba', 'izložba'],
    ['Dolaze djaci.', 'djaci', 'đaci'],
    ['Stara pozroište radi.', 'pozroište', 'pozorište'],
    ['Dođite sutrra.', 'sutrra', 'sutra'],
    ['Tu je bibloteka.', 'bibloteka', 'biblioteka'],
    ['Отвара се изложбба.', 'изложбба', 'izložba'],
  ])('in %s', (text, word, meant) => {
    expect(slipsIn(text, WORDS, [])).toEqual([{ word, meant }]);
  });

  it.each([
    ['a known word', 'Otvara se izložba.'],
    ['a name', 'Govori Cedomir.'],
    ['a name of the centre', 'Svira sastav modrinica.'],
    ['a rare form', 'Sa violončelistom i koreografiju.'],
    ['foreign text', 'Film with subtitles.'],
    ['a verbatim part', `Piše ${verbatim('izlozba')}.`],
    ['an address', 'Adresa je www.izlozba.rs/izlozba i izlozba@centar.rs.'],
  ])('not in %s', (_, text) => {
    expect(slipsIn(text, WORDS, ['modrinica'])).toEqual([]);
  });
});
