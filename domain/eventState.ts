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
  eachDay,
  exceptionOn,
  openingsOn,
  type Opening,
  type OpeningHours,
  type Week,
  type Weekday,
} from './openingHours.ts';
import { DAY_MS } from './durations.ts';

export interface EventTimes {
  readonly eventHappeningDateTime: Date | string;
  /** Absent or null if unknown. */
  readonly endsAt?: Date | string | null | undefined;
}

/** Of an event or date whose beginning is named `at`. */
export const timesOf = <At extends Date | string>({
  at,
  endsAt,
}: {
  readonly at: At;
  readonly endsAt?: At | null | undefined;
}) => ({ eventHappeningDateTime: at, endsAt });

/** Exactly one applies at any moment (product decision 3). */
export type EventState = 'toCome' | 'on' | 'past';

/** An earlier end counts to the previous evening. */
const NIGHT_ENDS_AT_HOUR = 6;

/** The end, or by default midnight after the start, in Belgrade. */
export function endOf({ eventHappeningDateTime, endsAt }: EventTimes): Date {
  const start = new Date(eventHappeningDateTime);
  const end = endsAt ? new Date(endsAt) : undefined;
  // Older versions accepted such ends.
  return end && end > start ? end : startOfBelgradeDay(start, 1);
}

/** Whether it has begun or ended. */
export function eventState(event: EventTimes, now: Date): EventState {
  if (now < new Date(event.eventHappeningDateTime)) return 'toCome';
  return now < endOf(event) ? 'on' : 'past';
}

export const isPast = (event: EventTimes, now: Date): boolean => now >= endOf(event);

/** Local time as if it were UTC, so that differences ignore clock changes. */
function onTheWall(moment: Date): number {
  const { year, month, day, hour, minute } = toBelgrade(moment);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Moves the end by the same time; an end at midnight stays at midnight. */
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

/** The previous day for an end at night. */
function dayOfEnd(end: Date): Date {
  const isNight = toBelgrade(end).hour < NIGHT_ENDS_AT_HOUR;
  return startOfBelgradeDay(end, isNight ? -1 : 0);
}

/** Midnights of the first and last day in Belgrade; a night counts to the previous evening. */
export function daysOf(event: EventTimes): { readonly first: Date; readonly last: Date } {
  const first = startOfBelgradeDay(new Date(event.eventHappeningDateTime));
  // Without a known end, `endOf` is the next midnight, which counts to the first day.
  const last = dayOfEnd(endOf(event));
  return { first, last: last > first ? last : first };
}

/** Columns for queries of lists. */
export function endColumns(event: EventTimes): { readonly pastAt: Date; readonly lastDay: Date } {
  const { first, last } = daysOf(event);
  return {
    pastAt: endOf(event),
    lastDay: last > first ? last : new Date(event.eventHappeningDateTime),
  };
}

/** Such as `20.12.2026 18:00`; midnight is shown as the previous day, `20.12.2026`. */
export function formatEnd(end: Date | string): string {
  const isMidnight = formatTime(end) === '00:00';
  return isMidnight ? formatDate(startOfBelgradeDay(new Date(end), -1)) : formatDateTime(end);
}

/** Whether it ends on a later day, ignoring the night of the first day. */
export function isLasting(event: EventTimes): boolean {
  const { first, last } = daysOf(event);
  return last > first;
}

/** Including today: 1 on the last day, 0 after the end. */
export function daysLeft(event: EventTimes, now: Date): number {
  if (isPast(event, now)) return 0;
  const { last } = daysOf(event);
  const today = Date.parse(dayOf(now));
  // In the night after the last day it is still the last day.
  return Math.max(1, Math.round((Date.parse(dayOf(last)) - today) / DAY_MS) + 1);
}

/** The span's end is exclusive. */
export function isOnWithin(
  event: EventTimes,
  span: { readonly start: Date; readonly end: Date },
): boolean {
  return new Date(event.eventHappeningDateTime) < span.end && endOf(event) > span.start;
}

/** Weekly hours of a lasting event; times are `HH:mm`. */
export interface OpenHours {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
}

/** Groups rows by day. */
export const weekOf = (rows: readonly OpenHours[]): Week =>
  eachDay((day) =>
    rows.filter((row) => row.day === day).map(({ from, to }): Opening => [from, to]),
  );

/** Lasts at most a day, nights included. */
export const isContinuous = (event: EventTimes): boolean =>
  onTheWall(endOf(event)) - onTheWall(new Date(event.eventHappeningDateTime)) <= DAY_MS;

/** The parts of the openings within the event. */
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
 * A lasting event's hours on a Belgrade day: its own or the centre's, within the event. Empty if
 * closed, before the first day or after the last. On a day with exceptional hours the centre's
 * count. A continuous event without its own hours does not close.
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
  if (own.length === 0 && isContinuous(event)) return duringEvent(event, at, [['00:00', '24:00']]);
  const isException = exceptionOn(house, dayOf(at)) !== undefined;
  const openings =
    own.length === 0 || isException
      ? openingsOn(house, 'house', at).openings
      : weekOf(own)[weekday(at) as Weekday];
  return duringEvent(event, at, openings);
}
