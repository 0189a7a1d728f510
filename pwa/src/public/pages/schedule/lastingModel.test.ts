import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { daysOf, eventState, isLasting } from '@centar/domain/eventState.ts';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import { notPast } from '../../../features/programs/programDates.ts';
import type { ScheduleData } from './schedule.operations.ts';
import {
  endedToday,
  lastingAndEvenings,
  ofTime,
  scheduleEntries,
  type ScheduleEntry,
} from './scheduleView.ts';

const MINUTE = 60_000;
const YEAR = Date.UTC(2026, 0, 1);
const MINUTES = 365 * 24 * 60;
const ALWAYS: readonly Opening[] = [['00:00', '24:00']];
const WEEK: Week = everyDay(ALWAYS);
const HOUSE: OpeningHours = { house: WEEK, boxOffice: WEEK, exceptions: [] };

const times = fc.record({
  start: fc.integer({ min: 0, max: MINUTES }),
  /** Evenings, nights, days and months; before the beginning is what older versions accepted. */
  length: fc.option(
    fc.oneof(
      fc.integer({ min: -60, max: 12 * 60 }),
      fc.integer({ min: 12 * 60, max: 90 * 24 * 60 }),
    ),
  ),
});
type Times = typeof times extends fc.Arbitrary<infer Value> ? Value : never;
type Program = ScheduleData['upcomingPrograms']['items'][number];

const programOf = ({ start, length }: Times, id: number): Program => ({
  id,
  title: `Program ${String(id)}`,
  programType: 'Muzicki program',
  place: '',
  price: '',
  isFree: false,
  childrenAge: '',
  status: 'scheduled',
  statusNote: '',
  formerDateTime: null,
  accessFacts: [],
  reservations: null,
  eventHappeningDateTime: new Date(YEAR + start * MINUTE).toISOString(),
  endsAt: length === null ? null : new Date(YEAR + (start + length) * MINUTE).toISOString(),
  openHours: [],
  dates: [],
  image: null,
});

/** Moments at which something may change: beginnings, ends and midnights, each with the minutes around it. */
function moments(programs: readonly Program[], others: readonly number[]): Date[] {
  const edges = programs.flatMap((program) => {
    const { first, last } = daysOf(program);
    return [
      program.eventHappeningDateTime,
      program.endsAt ?? program.eventHappeningDateTime,
      first,
      last,
      startOfBelgradeDay(last, 1),
    ].map((edge) => new Date(edge).getTime());
  });
  return [...edges, ...others.map((minute) => YEAR + minute * MINUTE)].flatMap((edge) =>
    [-1, 0, 1].map((minutes) => new Date(edge + minutes * MINUTE)),
  );
}

const ids = (entries: readonly ScheduleEntry[]): string[] => entries.map(({ key }) => key).sort();

/** What every list must say of the programmes at a moment. */
function listsAgree(programs: readonly Program[], now: Date): void {
  const inState = (...states: string[]) =>
    programs.filter((one) => states.includes(eventState(one, now)));
  const keys = (of: readonly Program[]) => of.map(({ id }) => `program-${String(id)}`).sort();
  const shown = notPast(programs, now);
  const coming = inState('toCome').length;
  expect(shown.slice(0, coming).every((one) => eventState(one, now) === 'toCome')).toBe(true);
  expect(shown.slice(coming).every((one) => eventState(one, now) === 'on')).toBe(true);
  expect(shown.map(({ key }) => key).sort()).toEqual(keys(inState('toCome', 'on')));

  const data = { currentMovies: { items: [] }, upcomingPrograms: { items: [...programs] } };
  const entries = scheduleEntries(data, now);
  expect(ids(entries)).toEqual(keys(inState('toCome', 'on')));
  const { lasting, evenings } = lastingAndEvenings(entries, now);
  expect(ids([...lasting, ...evenings])).toEqual(ids(entries));
  expect(ids(lasting)).toEqual(keys(inState('on').filter((one) => isLasting(one))));

  const isOf = (one: Program, day: Date): boolean => {
    const { first, last } = daysOf(one);
    return isLasting(one) ? first <= day && day <= last : first.getTime() === day.getTime();
  };
  const today = startOfBelgradeDay(now);
  for (const day of [today, startOfBelgradeDay(now, 1), startOfBelgradeDay(now, 9)]) {
    const found = ofTime(entries, dayOf(day), now, HOUSE);
    const all = ids([...found.lasting, ...found.evenings]);
    const isNow = day === today;
    const expected = inState('toCome', 'on').filter(
      // The night before its end belongs to this moment too.
      (one) => isOf(one, day) || (isNow && eventState(one, now) === 'on'),
    );
    expect(all).toEqual(keys(expected));
  }
  expect(endedToday(data, now).length).toBe(
    inState('past').filter((one) => dayOf(one.eventHappeningDateTime) === dayOf(now)).length,
  );
}

it('the lists agree with the states of fifty programmes at each edge', () => {
  fc.assert(
    fc.property(
      fc.array(times, { minLength: 5, maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: MINUTES }), { maxLength: 5 }),
      (all, others) => {
        const programs = all.map(programOf);
        for (const now of moments(programs, others)) listsAgree(programs, now);
      },
    ),
    { numRuns: 10 },
  );
});
