import { nextDate } from '@centar/domain/content/nextDate.ts';
import { compareMoments } from '@centar/domain/dates.ts';
import {
  endOf,
  eventState,
  isLasting,
  isPast,
  type EventTimes,
} from '@centar/domain/eventState.ts';
import { programKey } from '@centar/domain/dateKey.ts';

/** Other fields are the programme's. */
interface SeriesDate {
  readonly key: string;
  readonly eventHappeningDateTime: string;
  readonly endsAt?: string | null;
  readonly status: string;
}

interface WithDates {
  readonly id: number;
  readonly eventHappeningDateTime: string;
  readonly endsAt?: string | null;
  readonly status: string;
  /** Absent in copies of older versions of the site. */
  readonly dates?: readonly SeriesDate[];
}

/** With the date's key in bookmarks and calendars. */
export type AtDate<Program> = Program & { readonly key: string };

const atDate = <Program extends WithDates>(
  program: Program,
  date: SeriesDate,
): AtDate<Program> => ({
  ...program,
  ...date,
});

const datesOf = ({ dates = [] }: WithDates): readonly SeriesDate[] => dates;

export const isSeries = (program: WithDates): boolean => datesOf(program).length > 1;

/** One programme for each date, for schedules. */
export function eachDate<Program extends WithDates>(program: Program): AtDate<Program>[] {
  const dates = datesOf(program);
  if (dates.length === 0) return [{ ...program, key: programKey(program.id) }];
  return dates.map((date) => atDate(program, date));
}

/**
 * At its next date, else its last one. The server does the same, but a cached copy may be older.
 */
export function atNextDate<Program extends WithDates>(
  program: Program,
  now: Date,
): AtDate<Program> {
  const next = nextDate(datesOf(program), now);
  return next ? atDate(program, next) : { ...program, key: programKey(program.id) };
}

/** From several lists, without duplicates. */
export const eachOnce = <Program extends WithDates>(
  ...lists: readonly (readonly Program[])[]
): Program[] => [...new Map(lists.flat().map((program) => [program.id, program])).values()];

/** Soonest end first. */
const endingFirst = (a: EventTimes, b: EventTimes): number =>
  endOf(a).getTime() - endOf(b).getTime();

/**
 * At their next dates, in the server's order: to come, soonest first, then in progress, ending
 * soonest first. A cached list must not announce past events.
 */
export function notPast<Program extends WithDates>(
  programs: readonly Program[],
  now: Date,
): AtDate<Program>[] {
  const shown = programs.map((program) => atNextDate(program, now));
  const inState = (state: 'toCome' | 'on') =>
    shown.filter((program) => eventState(program, now) === state);
  return [
    ...inState('toCome').sort((a, b) =>
      compareMoments(a.eventHappeningDateTime, b.eventHappeningDateTime),
    ),
    ...inState('on').sort(endingFirst),
  ];
}

/** Of several days, and in progress. */
export const isOnForDays = (event: EventTimes, now: Date): boolean =>
  eventState(event, now) === 'on' && isLasting(event);

/** The number of dates after the next one, without cancelled ones. */
export function moreDates(program: WithDates, now: Date): number {
  const { key } = atNextDate(program, now);
  return datesOf(program).filter(
    (date) => date.key !== key && date.status !== 'cancelled' && !isPast(date, now),
  ).length;
}
