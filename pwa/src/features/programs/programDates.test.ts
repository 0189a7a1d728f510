import { describe, expect, it } from 'vitest';
import { atNextDate, eachDate, isSeries, moreDates, notPast } from './programDates.ts';

const date = (key: string, eventHappeningDateTime: string, status = 'scheduled') => ({
  key,
  eventHappeningDateTime,
  status,
  place: key,
});
const FIRST = '2026-12-04T18:00:00.000Z';
const SECOND = '2026-12-11T18:00:00.000Z';
const THIRD = '2026-12-18T18:00:00.000Z';
const series = {
  id: 3,
  title: 'Škola gitare',
  eventHappeningDateTime: FIRST,
  status: 'scheduled',
  place: 'a',
  dates: [date('a', FIRST), date('b', SECOND, 'cancelled'), date('c', THIRD)],
};
const { dates: _dates, ...single } = series;
const on = (moment: string): Date => new Date(moment);

describe('a series', () => {
  it('is each of its dates in a schedule, with what belongs to it', () => {
    expect(eachDate(series).map(({ key, place, status }) => [key, place, status])).toEqual([
      ['a', 'a', 'scheduled'],
      ['b', 'b', 'cancelled'],
      ['c', 'c', 'scheduled'],
    ]);
  });

  it('is at its next date that takes place, also in a copy that is older than that date', () => {
    expect(atNextDate(series, on('2026-12-04T22:59:00Z')).key).toBe('a');
    expect(atNextDate(series, on('2026-12-04T23:00:00Z'))).toMatchObject({
      key: 'c',
      place: 'c',
      title: 'Škola gitare',
      eventHappeningDateTime: THIRD,
    });
    expect(atNextDate(series, on('2027-01-01T00:00:00Z')).key).toBe('c');
  });

  it('is announced while one date is to come, in the order of what is next', () => {
    const other = { ...single, id: 4, eventHappeningDateTime: SECOND, dates: [] };
    const shown = (moment: string) => notPast([series, other], on(moment)).map(({ key }) => key);
    expect(shown('2026-12-01T00:00:00Z')).toEqual(['a', 'program-4']);
    expect(shown('2026-12-05T00:00:00Z')).toEqual(['program-4', 'c']);
    expect(shown('2026-12-19T00:00:00Z')).toEqual([]);
  });

  it('counts what takes place besides', () => {
    expect(moreDates(series, on('2026-12-01T00:00:00Z'))).toBe(1);
    expect(moreDates(series, on('2026-12-05T00:00:00Z'))).toBe(0);
  });
});

it('the date that is left of a series keeps its key, and is no series', () => {
  const left = { ...series, dates: [date('program-3-12', FIRST)] };
  expect(isSeries(left)).toBe(false);
  expect(eachDate(left).map(({ key }) => key)).toEqual(['program-3-12']);
  expect(atNextDate(left, on(FIRST)).key).toBe('program-3-12');
  expect(moreDates(left, on(FIRST))).toBe(0);
});

it('a programme that an older version of the site has kept has one date', () => {
  expect(eachDate(single)).toEqual([{ ...single, key: 'program-3' }]);
  expect(atNextDate(single, on(FIRST)).key).toBe('program-3');
  expect(moreDates(single, on(FIRST))).toBe(0);
});
