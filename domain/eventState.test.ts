import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTyped } from './dates.ts';
import {
  daysLeft,
  daysOf,
  endOf,
  eventState,
  formatEnd,
  isLasting,
  isOnWithin,
  isPast,
  movedEnd,
  visitingHours,
  type OpenHours,
} from './eventState.ts';
import type { Opening, OpeningHours, Week } from './openingHours.ts';
import { everyDay } from './test/everyDay.ts';

const at = (typed: string): Date => {
  const moment = parseTyped(typed);
  if (!moment) throw new Error(`not a date: ${typed}`);
  return moment;
};
const event = (start: string, end?: string) => ({
  eventHappeningDateTime: at(start),
  endsAt: end === undefined ? null : at(end),
});

it.each([
  ['18.12.2026 20:00', '18.12.2026 20:00'],
  ['21.12.2026 00:00', '20.12.2026'],
  ['26.10.2026 00:00', '25.10.2026'],
])('an end at %s is written %s', (end, text) => {
  expect(formatEnd(at(end))).toBe(text);
});

describe('the state of an event', () => {
  const exhibition = event('19.11.2026 19:00', '10.12.2026 20:00');
  it.each([
    ['19.11.2026 18:59', 'toCome'],
    ['19.11.2026 19:00', 'on'],
    ['20.11.2026 03:00', 'on'],
    ['10.12.2026 19:59', 'on'],
    ['10.12.2026 20:00', 'past'],
  ])('of three weeks is at %s: %s', (now, state) => {
    expect(eventState(exhibition, at(now))).toBe(state);
  });

  it.each([
    ['27.11.2026 23:59', 'on'],
    ['28.11.2026 00:00', 'past'],
  ])('without an end is at %s: %s', (now, state) => {
    expect(eventState(event('27.11.2026 20:00'), at(now))).toBe(state);
  });

  it.each([
    ['28.11.2026 00:00', 'on'],
    ['28.11.2026 02:59', 'on'],
    ['28.11.2026 03:00', 'past'],
  ])('over midnight is at %s: %s', (now, state) => {
    expect(eventState(event('27.11.2026 22:00', '28.11.2026 03:00'), at(now))).toBe(state);
  });

  it('takes an end before the beginning as no end', () => {
    expect(endOf(event('27.11.2026 20:00', '27.11.2026 18:00'))).toEqual(at('28.11.2026 00:00'));
    expect(endOf(event('27.11.2026 20:00', '27.11.2026 20:00'))).toEqual(at('28.11.2026 00:00'));
  });

  it.each([
    ['28.03.2026 20:00', '29.03.2026 00:00'],
    ['29.03.2026 00:30', '30.03.2026 00:00'],
    ['25.10.2026 00:30', '26.10.2026 00:00'],
    ['24.10.2026 23:59', '25.10.2026 00:00'],
  ])('without an end ends at midnight beside a change of the clock: %s', (start, end) => {
    expect(endOf(event(start))).toEqual(at(end));
  });

  it('reads moments as text like dates', () => {
    const text = { eventHappeningDateTime: '2026-11-27T19:00:00Z', endsAt: '2026-11-28T19:00:00Z' };
    expect(eventState(text, at('28.11.2026 19:59'))).toBe('on');
    expect(isPast(text, at('28.11.2026 20:00'))).toBe(true);
  });
});

describe('what lasts', () => {
  it.each([
    ['without an end', event('27.11.2026 20:00'), false],
    ['of one evening', event('27.11.2026 20:00', '27.11.2026 23:00'), false],
    ['until midnight', event('27.11.2026 20:00', '28.11.2026 00:00'), false],
    ['until deep in the night', event('27.11.2026 22:00', '28.11.2026 05:59'), false],
    ['until the next morning', event('27.11.2026 22:00', '28.11.2026 06:00'), true],
    ['of a night alone', event('28.11.2026 01:00', '28.11.2026 05:00'), false],
    ['of three days with a night', event('27.11.2026 18:00', '30.11.2026 02:00'), true],
    ['over a clock change', event('28.03.2026 22:00', '29.03.2026 05:30'), false],
  ])('%s', (_, times, lasts) => {
    expect(isLasting(times)).toBe(lasts);
  });

  it('has its last day on the evening before a night', () => {
    const { first, last } = daysOf(event('27.11.2026 18:00', '30.11.2026 02:00'));
    expect([first, last]).toEqual([at('27.11.2026 00:00'), at('29.11.2026 00:00')]);
  });

  it.each([
    ['26.11.2026 10:00', 4],
    ['27.11.2026 19:00', 3],
    ['28.11.2026 00:01', 2],
    ['29.11.2026 23:59', 1],
    ['30.11.2026 01:59', 1],
    ['30.11.2026 02:00', 0],
  ])('counts the days that are left: at %s it is %i', (now, left) => {
    expect(daysLeft(event('27.11.2026 18:00', '30.11.2026 02:00'), at(now))).toBe(left);
  });

  it('is on during a range that it overlaps, not in one that it borders', () => {
    const times = event('27.11.2026 18:00', '29.11.2026 20:00');
    const stretch = (start: string, end: string) => ({ start: at(start), end: at(end) });
    expect(isOnWithin(times, stretch('28.11.2026 00:00', '29.11.2026 00:00'))).toBe(true);
    expect(isOnWithin(times, stretch('29.11.2026 20:00', '30.11.2026 00:00'))).toBe(false);
    expect(isOnWithin(times, stretch('27.11.2026 00:00', '27.11.2026 18:00'))).toBe(false);
  });
});

it.each([
  ['24.11.2026 20:00', '24.11.2026 22:00', '25.11.2026 19:30', '25.11.2026 21:30'],
  // Over a change of the clock what lasts keeps its hours on the wall.
  ['20.10.2026 19:00', '20.11.2026 18:00', '27.10.2026 19:00', '27.11.2026 18:00'],
  // A last day without an hour stays one.
  ['24.11.2026 20:00', '20.12.2026 00:00', '26.11.2026 18:00', '22.12.2026 00:00'],
  ['24.11.2026 20:00', '20.12.2026 00:00', '24.11.2026 18:00', '20.12.2026 00:00'],
])('from %s to %s: moved to %s it ends at %s', (from, end, to, moved) => {
  expect(movedEnd(at(end), at(from), at(to))).toEqual(at(moved));
});

describe('visiting hours', () => {
  const week = (openings: readonly Opening[]): Week => ({ ...everyDay(openings), ponedeljak: [] });
  const house: OpeningHours = {
    house: week([['10:00', '20:00']]),
    boxOffice: week([]),
    exceptions: [
      { date: '2026-12-01', house: [['10:00', '14:00']], boxOffice: [], note: 'Dan grada' },
      { date: '2026-12-04', house: [], boxOffice: [], note: 'Praznik' },
      { date: '2026-12-05', house: [['10:00', '22:00']], boxOffice: [], note: 'Noć muzeja' },
    ],
  };
  const own: OpenHours[] = [
    { day: 'utorak', from: '10:00', to: '12:00' },
    { day: 'utorak', from: '16:00', to: '18:00' },
    { day: 'petak', from: '10:00', to: '18:00' },
  ];
  const lasting = event('19.11.2026 19:00', '08.12.2026 11:30');

  it.each([
    ['by the house', [], '27.11.2026', [['10:00', '20:00']]],
    ['not on the day on which the house is closed', [], '30.11.2026', []],
    ['by the exception of the house', [], '01.12.2026', [['10:00', '14:00']]],
    ['from its beginning on the first day', [], '19.11.2026', [['19:00', '20:00']]],
    ['until its end on the last day', own, '08.12.2026', [['10:00', '11:30']]],
    ['not before the first day', [], '18.11.2026', []],
    ['not after the last day', [], '09.12.2026', []],
    ['by its own hours', own, '27.11.2026', [['10:00', '18:00']]],
    ['not on a day that is not its own', own, '28.11.2026', []],
    ['on its own day by the exception of the house', own, '01.12.2026', [['10:00', '14:00']]],
    ['not on a day that is not its own, though the house has other hours', own, '05.12.2026', []],
    ['not on its own day when the house is closed', own, '04.12.2026', []],
    [
      'twice a day',
      own,
      '24.11.2026',
      [
        ['10:00', '12:00'],
        ['16:00', '18:00'],
      ],
    ],
  ])('are %s', (_, openHours, day, openings) => {
    expect(visitingHours({ ...lasting, openHours }, house, at(`${day} 12:00`))).toEqual(openings);
  });
});

describe('a model of the three states', () => {
  /** The Belgrade wall clock of a moment, from the time zone data themselves. */
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Belgrade',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const MINUTE = 60_000;
  const YEAR = Date.UTC(2026, 0, 1);
  const minuteOfYear = fc.integer({ min: 0, max: 365 * 24 * 60 - 1 });
  const programme = fc.record({
    start: minuteOfYear,
    minutes: fc.oneof(
      fc.constant(null),
      fc.integer({ min: -600, max: 0 }),
      fc.integer({ min: 1, max: 720 }),
      fc.integer({ min: 721, max: 60 * 24 * 60 }),
    ),
  });

  it('gives each programme exactly one state at each moment, by the wall clock', () => {
    fc.assert(
      fc.property(programme, ({ start, minutes }) => {
        const eventHappeningDateTime = new Date(YEAR + start * MINUTE);
        const endsAt =
          minutes === null ? null : new Date(eventHappeningDateTime.getTime() + minutes * MINUTE);
        const times = { eventHappeningDateTime, endsAt };
        const hasEnd = minutes !== null && minutes > 0;
        const firstDay = wall.format(eventHappeningDateTime).slice(0, 10);
        const expected = (now: Date) => {
          if (now < eventHappeningDateTime) return 'toCome';
          if (hasEnd) return endsAt && now < endsAt ? 'on' : 'past';
          return wall.format(now).slice(0, 10) === firstDay ? 'on' : 'past';
        };
        const borders = [eventHappeningDateTime, endOf(times)].flatMap((moment) =>
          [-2, -1, 0, 1, 2].map((minute) => moment.getTime() + minute * MINUTE),
        );
        const from = YEAR + Math.max(0, start - 10 * 24 * 60) * MINUTE;
        const others = Array.from({ length: 274 }, (_, at) => from + at * 7 * 60 * MINUTE);
        const moments = [...borders, ...others].map((moment) => new Date(moment));
        const wrong = moments.filter(
          (now) =>
            eventState(times, now) !== expected(now) ||
            isPast(times, now) !== (expected(now) === 'past'),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
