import { expect, it } from 'vitest';
import { readVisitors } from './visitors.ts';

const dates = [
  { dateKey: 'program-1', visitors: null },
  { dateKey: 'program-2', visitors: 40 },
];

it.each([
  [{ 'program-1': '120' }, [['program-1', 120]]],
  [{ 'program-1': ' 1.200 ' }, [['program-1', 1200]]],
  [
    { 'program-1': '0', 'program-2': '' },
    [
      ['program-1', 0],
      ['program-2', null],
    ],
  ],
  [{ 'program-1': '', 'program-2': '40' }, []],
  [{}, []],
])('of %j only changed numbers are saved', (typed, saved) => {
  const { counts, wrong } = readVisitors(dates, typed);
  expect(counts.map(({ dateKey, visitors }) => [dateKey, visitors])).toEqual(saved);
  expect(wrong).toEqual([]);
});

it.each(['oko 50', '-3', '1,5', '1000001', '12a'])('%j is not a number of visitors', (text) => {
  expect(readVisitors(dates, { 'program-2': text }).wrong).toEqual(['program-2']);
});
