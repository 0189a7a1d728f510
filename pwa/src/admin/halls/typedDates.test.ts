import { describe, expect, it } from 'vitest';
import { parseStart } from '@centar/domain/allDay.ts';
import { WEEKDAYS, type OpeningHours, type Week } from '@centar/domain/openingHours.ts';
import { configuredFacts } from '../../../test/configured.ts';
import { parseEnd } from '../eventRows/typedEnd.ts';
import { hallUse } from '../../../test/hallUse.ts';
import { askAboutDates, dateQuestions, type TypedDate } from './typedDates.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const HALL = 'Mala sala';

const other = hallUse({
  itemId: 5,
  screeningId: 6,
  title: 'Oluja',
  at: '2026-11-28T20:00:00Z',
  hall: HALL,
});
const open = WEEKDAYS.map((day) => [day, [['09:00', '22:00']]] as const);
/** Closed on Sundays, such as 29.11.2026. */
const hours: OpeningHours = {
  ...configuredFacts.hours,
  house: { ...(Object.fromEntries(open) as unknown as Week), nedelja: [] },
};

const date = (begin: string, end = '', more: Partial<TypedDate> = {}): TypedDate => ({
  at: parseStart(begin),
  endsAt: parseEnd(end),
  hall: '',
  isCancelled: false,
  ...more,
});
const inHall = (begin: string, more: Partial<TypedDate> = {}): TypedDate =>
  date(begin, '', { hall: HALL, ...more });
const asked = (dates: readonly TypedDate[], stored: readonly TypedDate[] = []): string[] =>
  dateQuestions(dates, stored, { uses: [other], hours }, NOW);

const CLASH = 'U istoj sali je tada i „Oluja“, 28.11.2026 21:00.';
const CLOSED = 'Tog dana je zatvoreno: 29.11.2026.';

describe('questions about dates', () => {
  it.each([
    ['a past date', [date('24.11.2025 20:00')], 1],
    ['a date of today that is over', [date('24.11.2026 10:00')], 1],
    ['a date to come', [date('24.11.2026 20:00')], 0],
    ['what has begun and is on', [date('02.11.2026 20:00', '21.12.2026 20:00')], 0],
    ['what lasts a year', [date('01.12.2026 10:00', '01.12.2027 10:00')], 0],
    ['what lasts more than a year', [date('01.12.2026 10:00', '21.12.2062 10:00')], 1],
    ['a long one that is over', [date('01.12.2016 10:00', '21.12.2018 10:00')], 2],
    ['two past dates', [date('24.11.2025 20h'), date('25.11.2025 20h')], 2],
    ['no date yet', [date(''), date('5.12.2025')], 0],
  ])('%s', (_, dates, count) => {
    expect(asked(dates)).toHaveLength(count);
  });

  it('name the last day of what ends at midnight', () => {
    expect(asked([date('24.11.2016 ceo dan', '25.11.2018 00:00')])).toEqual([
      'Termin je već prošao: 24.11.2018.',
      'Traje više od godinu dana, do 24.11.2018.',
    ]);
  });

  it.each([
    ['a closed day', [date('29.11.2026 20:00')], [CLOSED]],
    ['a taken hall', [inHall('28.11.2026 20:30')], [CLASH]],
    ['another hall', [inHall('28.11.2026 20:30', { hall: 'Velika sala' })], []],
    ['no hall', [date('28.11.2026 20:30')], []],
    ['a cancelled date', [inHall('29.11.2025 20:30', { isCancelled: true })], []],
    ['two on one day', [date('29.11.2026 18:00'), date('29.11.2026 20:00')], [CLOSED]],
  ])('%s', (_, dates, questions) => {
    expect(asked(dates)).toEqual(questions);
  });

  it('are not asked about dates that are stored already', () => {
    const stored = [date('24.11.2025 20:00'), date('29.11.2026 20:00'), inHall('28.11.2026 21:00')];
    expect(asked(stored, stored)).toEqual([]);
    expect(asked([date('25.11.2025 20:00')], stored)).toHaveLength(1);
  });

  it('are only about what has changed in a stored date', () => {
    const stored = [date('29.11.2026 20:00'), date('28.11.2026 21:00')];
    expect(asked([date('29.11.2026 20:00', '29.11.2026 22:00')], stored)).toEqual([]);
    expect(asked([inHall('28.11.2026 21:00')], stored)).toEqual([CLASH]);
    const back = [inHall('28.11.2026 21:00', { isCancelled: true })];
    expect(asked([inHall('28.11.2026 21:00')], back)).toEqual([CLASH]);
  });
});

describe('what the questions are about', () => {
  const at = new Date('2126-12-02T19:00:00Z');
  const use = { ...other, at: at.toISOString() };
  const dates = [{ at, hall: HALL, isCancelled: false }];
  const load = (async () => ({ hallUses: [use], centre: { facts: { hours } } })) as never;
  const fail = (() => Promise.reject(new Error('called'))) as never;

  it("is not the item's other dates", async () => {
    const film = { itemType: 'Movie', itemId: 5 };
    expect(await askAboutDates(load, film, dates, [])).toEqual([]);
    expect(await askAboutDates(load, { itemType: 'Program', itemId: 5 }, dates, [])).toEqual([
      'U istoj sali je tada i „Oluja“, 02.12.2126 20:00.',
    ]);
  });

  it('is not loaded for a form without new dates, and not missed if it fails to load', async () => {
    const film = { itemType: 'Movie', itemId: undefined };
    let loads = 0;
    const counted = (() => {
      loads += 1;
      return Promise.reject(new Error('offline'));
    }) as never;
    expect(await askAboutDates(counted, film, dates, dates)).toEqual([]);
    expect(loads).toBe(0);
    expect(await askAboutDates(fail, film, dates, [])).toEqual([]);
  });
});
