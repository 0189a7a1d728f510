import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

const hex = (text: string): number => Number.parseInt(text, 16);

/** The files of the fonts, with the ranges of their characters. */
const files = [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, text = '']) => {
  const [, family = ''] = /font-family: '([^']+)'/.exec(text) ?? [];
  const [, weight = ''] = /font-weight: ([^;]+)/.exec(text) ?? [];
  const ranges = [...text.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(
    ([, from = '', to = from]) => [hex(from), hex(to)] as const,
  );
  return text.includes('url(') ? [{ face: `${family} ${weight}`, ranges }] : [];
});

const LATIN = 'abcčćdđefghijklmnoprsštuvzžABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ';
const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ';

it.each([
  ['Commissioner 400 700', LATIN],
  ['Piazzolla 500', LATIN],
  ['Piazzolla 850', LATIN],
  ['Commissioner Cyrillic 400 700', CYRILLIC],
  ['Piazzolla Cyrillic 500', CYRILLIC],
  ['Piazzolla Cyrillic 850', CYRILLIC],
])('one file of %s has all Serbian letters of its script', (wanted, letters) => {
  const own = files.filter(({ face }) => face === wanted);
  expect(own).toHaveLength(1);
  const missing = Array.from(letters).filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !own.some(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
  });
  expect(missing).toEqual([]);
});

it('only the tokens name a font, which a page that saves data replaces', () => {
  const source = new URL('../..', import.meta.url).pathname;
  const naming = globSync(`${source}**/*.css`).filter((file) =>
    /'(?:Commissioner|Piazzolla)/.test(readFileSync(file, 'utf8')),
  );
  expect(naming.map((file) => basename(file)).toSorted()).toEqual(['fonts.css', 'tokens.css']);
});
