import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import {
  dictionaryOf,
  isInCapitals,
  lacksPlace,
  lacksPrice,
  mixedWords,
  slipsIn,
} from '@centar/domain/secondLook.ts';
import { demoItems } from './items.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const ITEMS = demoItems(NOW);
const DICTIONARY = createRequire(import.meta.url)
  .resolve('dictionary-sr')
  .replace(/index\.js$/, 'index.dic');
const WORDS = dictionaryOf(readFileSync(DICTIONARY, 'utf8').split('\n'));

/** All texts of an item, but for names of files. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return /^(baseName|document|file|slot|url)/i.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, Array.isArray(value) ? name : key),
  );
}

const write = cyrillicWriter();
const latin = textsIn(ITEMS);

it.each([
  ['Latin', latin],
  ['Cyrillic', latin.map(write)],
])('the second look remarks on no text of the demo in %s', (_, texts) => {
  expect(texts.length).toBeGreaterThan(300);
  const slips = texts.flatMap((text) => slipsIn(text, WORDS, []));
  expect(slips).toEqual([]);
  expect(texts.flatMap(mixedWords)).toEqual([]);
  expect(texts.filter((text) => isInCapitals(text))).toEqual([]);
});

it('the second look misses no place, price or description of the demo', () => {
  const events = [
    ...ITEMS.programs.map((one) => ({ ...one, at: one.eventHappeningDateTime })),
    ...ITEMS.movies.flatMap(({ screenings }) =>
      screenings.map((one) => ({ ...one, at: one.productionDate, place: one.hall })),
    ),
  ].map(({ at, status, place, price }) => ({
    at,
    isCancelled: status === 'cancelled',
    place,
    price,
    isFree: false,
  }));
  expect(events.filter((one) => lacksPlace(one, NOW) || lacksPrice(one, NOW))).toEqual([]);
  const pictured = [...ITEMS.programs, ...ITEMS.news, ...ITEMS.movies, ...ITEMS.gallery];
  const further = ITEMS.news.flatMap(({ morePictures }) => morePictures);
  const pictures = [...pictured.map(({ picture }) => picture), ...further];
  expect(pictures.filter(({ alt }) => alt.trim() === '')).toEqual([]);
});
