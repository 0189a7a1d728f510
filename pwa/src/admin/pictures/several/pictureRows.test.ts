import { expect, it } from 'vitest';
import {
  arranged,
  isFresh,
  mergedPictures,
  separated,
  type FreshPicture,
  type SavedPicture,
} from './pictureRows.ts';

const saved = (src: string, alt = ''): SavedPicture => ({
  src,
  thumbnail: src,
  alt,
  credit: '',
  focus: '',
});
const fresh = (key: string, after?: string | null): FreshPicture => ({
  key,
  file: new File([], key),
  after,
  alt: '',
  credit: '',
  focus: '',
});
const names = (rows: ReturnType<typeof arranged>) =>
  rows.map((row) => (isFresh(row) ? row.key : row.src)).join('');

it.each<[string, SavedPicture[], FreshPicture[], string]>([
  ['at the end', [saved('a'), saved('b')], [fresh('1'), fresh('2')], 'ab12'],
  ['at the beginning', [saved('a')], [fresh('1', null)], '1a'],
  ['between', [saved('a'), saved('b')], [fresh('1', 'a'), fresh('2', 'a')], 'a12b'],
  ['behind all, without the one before it', [saved('a')], [fresh('1', 'x')], 'a1'],
  ['without stored ones', [], [fresh('1'), fresh('2')], '12'],
])('new pictures stand %s, also after they are separated', (_, stored, chosen, order) => {
  const rows = arranged(stored, chosen);
  expect(names(rows)).toBe(order);
  const parts = separated(rows);
  expect(names(arranged(parts.saved, parts.fresh))).toBe(order);
});

it.each<[string, string, string, string, string]>([
  ['a replaced first one', 'ab', 'ab', 'xb', 'xb'],
  ['an added one behind what was put in order here', 'ba', 'ab', 'abc', 'bac'],
  ['a removed one', 'ba', 'ab', 'a', 'a'],
])('another save is taken over: %s', (_, typed, before, now, merged) => {
  const list = (srcs: string) => srcs.split('').map((src) => saved(src));
  expect(names(mergedPictures(list(typed), list(before), list(now)))).toBe(merged);
});

it('texts typed here stay when another save changes those of other pictures', () => {
  const before = [saved('a'), saved('b')];
  const typed = [saved('a', 'moje'), saved('b')];
  const now = [saved('a', 'njihovo'), saved('b', 'njihovo')];
  expect(mergedPictures(typed, before, now).map(({ alt }) => alt)).toEqual(['moje', 'njihovo']);
});
