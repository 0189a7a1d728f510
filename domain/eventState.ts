import {
  dayOf,
  formatDate,
  formatDateTime,
  formatTime,
  fromBelgrade,
  startOfBelgradeDay,
  toBelgrade,
  weekday,
} from './dates.ts';
import {
  openingsOn,
  type Opening,
  type OpeningHours,
  type Week,
  type Weekday,
} from './openingHours.ts';

/** When a programme, or one date of a series, begins and ends. */
export interface EventTimes {
  readonly eventHappeningDateTime: Date | string;
  /** Absent or null: its end is not known. */
  readonly endsAt?: Date | string | null | undefined;
}

/** At every moment an event is exactly one of these (product decision 3). */
export type EventState = 'toCome' | 'on' | 'past';

/** An end before this hour of the night belongs to the evening before. */
const NIGHT_ENDS_AT_HOUR = 6;
const DAY_MS = 24 * 3_600_000;

/** The moment from which an event is past: its end, without one the end of its calendar day in Belgrade. */
export function endOf({ eventHappeningDateTime, endsAt }: EventTimes): Date {
  const start = new Date(eventHappeningDateTime);
  const end = endsAt ? new Date(endsAt) : undefined;
  // An end before the beginning, which older versions accepted, is no end.
  return end && end > start ? end : startOfBelgradeDay(start, 1);
}

/** The state of an event: it has not begun, has begun but not ended, or has ended. */
export function eventState(event: EventTimes, now: Date): EventState {
  if (now < new Date(event.eventHappeningDateTime)) return 'toCome';
  return now < endOf(event) ? 'on' : 'past';
}

/** Whether an event has ended. */
export const isPast = (event: EventTimes, now: Date): boolean => now >= endOf(event);

/** What clock and calendar show in Belgrade, as if it were UTC: differences don't count a change of the clock. */
function onTheWall(moment: Date): number {
  const { year, month, day, hour, minute } = toBelgrade(moment);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The end of an event whose beginning was moved: moved by the same span; a last day that counts whole does so afterwards. */
export function movedEnd(end: Date, from: Date, to: Date): Date {
  const span = onTheWall(to) - onTheWall(from);
  if (span === 0) return end;
  if (formatTime(end) === '00:00') {
    return startOfBelgradeDay(end, (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS);
  }
  const wall = new Date(onTheWall(end) + span);
  return fromBelgrade({
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  });
}

/** The start of the Belgrade day that an end belongs to: of the day before for an end in the night. */
function dayOfEnd(end: Date): Date {
  const isNight = toBelgrade(end).hour < NIGHT_ENDS_AT_HOUR;
  return startOfBelgradeDay(end, isNight ? -1 : 0);
}

/** The starts of the first and the last Belgrade day of an event; a night belongs to the evening before. */
export function daysOf(event: EventTimes): { readonly first: Date; readonly last: Date } {
  const first = startOfBelgradeDay(new Date(event.eventHappeningDateTime));
  // Without a known end `endOf` is the midnight after the first day, which belongs to that day.
  const last = dayOfEnd(endOf(event));
  return { first, last: last > first ? last : first };
}

/** The columns beside an event's times by which lists are read. */
export function endColumns(event: EventTimes): { readonly pastAt: Date; readonly lastDay: Date } {
  const { first, last } = daysOf(event);
  return {
    pastAt: endOf(event),
    lastDay: last > first ? last : new Date(event.eventHappeningDateTime),
  };
}

/** An end in words, `20.12.2026 18:00`; one at midnight is the end of the day before, `20.12.2026`. */
export function formatEnd(end: Date | string): string {
  const isMidnight = formatTime(end) === '00:00';
  return isMidnight ? formatDate(startOfBelgradeDay(new Date(end), -1)) : formatDateTime(end);
}

/** Whether an event ends on a later day than it begins, the night of its first day not counted. */
export function isLasting(event: EventTimes): boolean {
  const { first, last } = daysOf(event);
  return last > first;
}

/** How many days an event still has at a moment, today counted: 1 on its last day, 0 when it has ended. */
export function daysLeft(event: EventTimes, now: Date): number {
  if (isPast(event, now)) return 0;
  const { last } = daysOf(event);
  const today = Date.parse(dayOf(now));
  // In the night after the last day nothing of another day is left.
  return Math.max(1, Math.round((Date.parse(dayOf(last)) - today) / DAY_MS) + 1);
}

/** Whether an event is on during some part of a stretch of time; the end of the stretch is exclusive. */
export function isOnWithin(
  event: EventTimes,
  span: { readonly start: Date; readonly end: Date },
): boolean {
  return new Date(event.eventHappeningDateTime) < span.end && endOf(event) > span.start;
}

/** One opening in the week of a lasting event, as stored and sent; times are `HH:mm`. */
export interface OpenHours {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
}

/** The rows as a week, each day with its openings. */
export function weekOf(rows: readonly OpenHours[]): Week {
  const on = (day: Weekday): Opening[] =>
    rows.filter((row) => row.day === day).map(({ from, to }): Opening => [from, to]);
  return {
    ponedeljak: on('ponedeljak'),
    utorak: on('utorak'),
    sreda: on('sreda'),
    četvrtak: on('četvrtak'),
    petak: on('petak'),
    subota: on('subota'),
    nedelja: on('nedelja'),
  };
}

/** What an event leaves of the openings of a day on which it begins or ends. */
function duringEvent(event: EventTimes, at: Date, openings: readonly Opening[]): Opening[] {
  const timeOn = (moment: Date, otherwise: string): string =>
    dayOf(moment) === dayOf(at) ? formatTime(moment) : otherwise;
  const begins = timeOn(new Date(event.eventHappeningDateTime), '00:00');
  const ends = timeOn(endOf(event), '24:00');
  return openings
    .map(([from, to]): Opening => [from > begins ? from : begins, to < ends ? to : ends])
    .filter(([from, to]) => from < to);
}

/**
 * When a lasting event can be visited on the Belgrade day of a moment: by its own hours, or by those of the house, as far
 * as it has begun and not ended. None on a day on which it is closed, before its first day and after its last. A day on
 * which the house differs from its week follows the house.
 */
export function visitingHours(
  event: EventTimes & { readonly openHours?: readonly OpenHours[] | null },
  house: OpeningHours,
  at: Date,
): readonly Opening[] {
  const { first, last } = daysOf(event);
  const day = startOfBelgradeDay(at);
  if (day < first || day > last) return [];
  const own = event.openHours ?? [];
  if (own.length > 0 && !own.some((row) => row.day === weekday(at))) return [];
  const isException = house.exceptions.some(({ date }) => date === dayOf(at));
  const openings =
    own.length === 0 || isException
      ? openingsOn(house, 'house', at).openings
      : weekOf(own)[weekday(at) as Weekday];
  return duringEvent(event, at, openings);
}
