import { nextDate } from '@centar/domain/content/nextDate.ts';
import { compareMoments, isUpcoming } from '@centar/domain/dates.ts';
import { programKey } from '../../public/device/bookmarks.ts';

/** The own fields of one date of a series; all others are the programme's. */
interface SeriesDate {
  readonly key: string;
  readonly eventHappeningDateTime: string;
  readonly status: string;
}

/** A programme with the dates of a series, as far as they were read. */
interface WithDates {
  readonly id: number;
  readonly eventHappeningDateTime: string;
  readonly status: string;
  /** Absent in what a device has kept from an older version of the site. */
  readonly dates?: readonly SeriesDate[];
}

/** A programme at one of its dates, and the key by which that is starred and put into calendars. */
export type AtDate<Program> = Program & { readonly key: string };

const atDate = <Program extends WithDates>(
  program: Program,
  date: SeriesDate,
): AtDate<Program> => ({
  ...program,
  ...date,
});

const datesOf = ({ dates = [] }: WithDates): readonly SeriesDate[] => dates;

/** Has the programme several dates? */
export const isSeries = (program: WithDates): boolean => datesOf(program).length > 0;

/** The programme as it takes place on each of its dates: what a series is in a schedule. */
export function eachDate<Program extends WithDates>(program: Program): AtDate<Program>[] {
  if (!isSeries(program)) return [{ ...program, key: programKey(program.id) }];
  return datesOf(program).map((date) => atDate(program, date));
}

/**
 * The programme at its next date, or at the last one when none is to come. The server says so too; a copy that a device
 * has kept may be older than that date.
 */
export function atNextDate<Program extends WithDates>(
  program: Program,
  now: Date,
): AtDate<Program> {
  const next = nextDate(datesOf(program), now);
  return next ? atDate(program, next) : { ...program, key: programKey(program.id) };
}

/** At their next dates those that are still to come: a kept list must not announce what is over. */
export function stillUpcoming<Program extends WithDates>(
  programs: readonly Program[],
  now: Date,
): AtDate<Program>[] {
  return programs
    .map((program) => atNextDate(program, now))
    .filter((program) => isUpcoming(program.eventHappeningDateTime, now))
    .sort((a, b) => compareMoments(a.eventHappeningDateTime, b.eventHappeningDateTime));
}

/** How many dates there are after the next one, without those that are cancelled. */
export function moreDates(program: WithDates, now: Date): number {
  const { key } = atNextDate(program, now);
  return datesOf(program).filter(
    (date) =>
      date.key !== key &&
      date.status !== 'cancelled' &&
      isUpcoming(date.eventHappeningDateTime, now),
  ).length;
}
