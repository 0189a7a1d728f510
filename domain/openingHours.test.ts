import { describe, expect, it } from 'vitest';
import {
  exceptionsAhead,
  hasHours,
  openingsOn,
  openingStretches,
  weekLine,
  type Opening,
  type Week,
} from './openingHours.ts';
import { everyDay } from './test/everyDay.ts';

const day: readonly Opening[] = [['09:00', '22:00']];
const split: readonly Opening[] = [
  ['10:00', '14:30'],
  ['17:00', '20:00'],
];
const WEEK: Week = { ...everyDay(day), ponedeljak: [], subota: split, nedelja: split };
const CLOSED = everyDay([]);
const holiday = { date: '2026-12-31', house: [], boxOffice: [], note: 'Nova godina' };
const HOURS = { house: WEEK, boxOffice: WEEK, exceptions: [holiday] };

it('tells neighbouring days with the same hours together, closed ones last', () => {
  expect(weekLine(WEEK, 'zatvoreno')).toBe(
    'utorak–petak 9–22 h, subota–nedelja 10–14:30 i 17–20 h, ponedeljkom zatvoreno',
  );
});

it('names few closed days one by one, and many as stretches', () => {
  const two = { ...WEEK, ponedeljak: split, utorak: split, sreda: [], subota: [], nedelja: split };
  expect(weekLine(two, 'ne radi')).toMatch(/, sredom i subotom ne radi$/);
  expect(weekLine({ ...two, četvrtak: [] }, 'ne radi')).toMatch(
    /, sredom, četvrtkom i subotom ne radi$/,
  );
  expect(weekLine({ ...CLOSED, utorak: day }, 'ne radi')).toBe(
    'utorak 9–22 h, ponedeljak, sreda–nedelja ne radi',
  );
});

it('tells nothing where no hours are known', () => {
  expect(weekLine(CLOSED, 'zatvoreno')).toBe('');
});

it('counts the exception of a day, in Belgrade', () => {
  const evening = new Date('2026-12-30T22:59:00Z');
  const midnight = new Date('2026-12-30T23:00:00Z');
  expect(openingsOn(HOURS, 'house', evening)).toEqual({ openings: day, note: '' });
  expect(openingsOn(HOURS, 'house', midnight)).toEqual({
    openings: [],
    usual: day,
    note: 'Nova godina',
  });
});

it('names the exceptions of the coming days', () => {
  expect(exceptionsAhead(HOURS, new Date('2026-12-31T10:00:00Z'), 1)).toEqual([holiday]);
  expect(exceptionsAhead(HOURS, new Date('2026-12-01T10:00:00Z'), 30)).toEqual([]);
  expect(exceptionsAhead(HOURS, new Date('2027-01-01T10:00:00Z'), 30)).toEqual([]);
});

it('names the usual hours only of the part that differs', () => {
  const half = { date: '2026-12-31', house: day, boxOffice: split, note: 'Doček' };
  const hours = { ...HOURS, exceptions: [half] };
  const at = new Date('2026-12-31T10:00:00Z');
  expect(openingsOn(hours, 'house', at)).toEqual({ openings: day, note: 'Doček' });
  expect(openingsOn(hours, 'boxOffice', at)).toEqual({
    openings: split,
    usual: day,
    note: 'Doček',
  });
});

it('knows the hours of a part from its week or from an exception', () => {
  const closed = { house: CLOSED, boxOffice: CLOSED };
  const open = { date: '2026-12-31', house: day, boxOffice: [], note: '' };
  expect(hasHours(HOURS, 'house')).toBe(true);
  expect(hasHours({ ...closed, exceptions: [holiday] }, 'house')).toBe(false);
  expect(hasHours({ ...closed, exceptions: [open] }, 'house')).toBe(true);
  expect(hasHours({ ...closed, exceptions: [open] }, 'boxOffice')).toBe(false);
});

it('groups the days with the same openings, without closed days', () => {
  expect(openingStretches(WEEK)).toEqual([
    { days: ['utorak', 'sreda', 'četvrtak', 'petak'], openings: day },
    { days: ['subota', 'nedelja'], openings: split },
  ]);
});

describe('an exception of several days', () => {
  const winter = { date: '2026-12-24', until: '2027-01-08', house: [], boxOffice: [], note: '' };
  const hours = { ...HOURS, exceptions: [winter] };

  it.each([
    ['2026-12-23T10:00:00Z', false],
    ['2026-12-23T23:00:00Z', true],
    ['2027-01-02T10:00:00Z', true],
    ['2027-01-08T22:59:00Z', true],
    ['2027-01-08T23:00:00Z', false],
  ])('at %s holds: %s', (at, holds) => {
    expect(openingsOn(hours, 'house', new Date(at)).usual !== undefined).toBe(holds);
  });

  it.each([
    ['2026-12-01T10:00:00Z', 24, 1],
    ['2026-12-01T10:00:00Z', 23, 0],
    ['2027-01-08T10:00:00Z', 1, 1],
    ['2027-01-09T10:00:00Z', 9, 0],
  ])('from %s and %i days ahead is named %i times', (at, days, count) => {
    expect(exceptionsAhead(hours, new Date(at), days)).toHaveLength(count);
  });
});
