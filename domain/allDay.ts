import {
  formatDate,
  formatBeside,
  formatDateTime,
  formatTime,
  parseTyped,
  readMoment,
  startOfBelgradeDay,
  type MomentProblem,
} from './dates.ts';
import { isLasting, movedEnd, type EventTimes } from './eventState.ts';

/** Shown and typed instead of an hour. */
export const ALL_DAY = 'ceo dan';

const MIDNIGHT = '00:00';
const WORDS = /[\s,]*(?:ceo|цео)\s+(?:dan|дан)\.?[\s,]*/i;

/** From midnight to an announced midnight, in Belgrade. */
export function isAllDay({ eventHappeningDateTime: start, endsAt }: EventTimes): boolean {
  return (
    Boolean(endsAt && new Date(endsAt) > new Date(start)) &&
    formatTime(start) === MIDNIGHT &&
    formatTime(endsAt ?? '') === MIDNIGHT
  );
}

/** `05.12.2026 19:00`; only the day of an all-day event. */
export function formatStart(event: EventTimes): string {
  const { eventHappeningDateTime: start } = event;
  return isAllDay(event) ? formatDate(start) : formatDateTime(start);
}

/** `19:00`, or `ceo dan`. */
export const formatStartTime = (event: EventTimes): string =>
  isAllDay(event) ? ALL_DAY : formatTime(event.eventHappeningDateTime);

/** `21:30`, also in the night after; undefined without an end, or if days are shown instead. */
export function formatEndTime(event: EventTimes): string | undefined {
  const { eventHappeningDateTime: start, endsAt } = event;
  if (!endsAt || new Date(endsAt) <= new Date(start)) return undefined;
  return isAllDay(event) || isLasting(event) ? undefined : formatTime(endsAt);
}

/** The times of an event with another start; its end moves with it. */
export function timesAt(
  { eventHappeningDateTime: before, endsAt }: EventTimes,
  start: Date | string,
): EventTimes {
  return {
    eventHappeningDateTime: start,
    endsAt: endsAt && movedEnd(new Date(endsAt), new Date(before), new Date(start)),
  };
}

/**
 * The times of a moved programme before it was moved; screenings are never all-day. Its previous
 * end is not stored: a start at midnight is read as the whole day.
 */
export const formerTimes = <At extends Date | string>(former: At) => ({
  eventHappeningDateTime: former,
  endsAt: formatTime(former) === MIDNIGHT ? startOfBelgradeDay(new Date(former), 1) : null,
});

/** Of a moved programme. Only the time if it was on the same day; only the day if it was all-day. */
export function formatFormer(
  { eventHappeningDateTime }: EventTimes,
  former: Date | string,
): string {
  const times = formerTimes(former);
  return isAllDay(times) ? formatStart(times) : formatBeside(former, eventHappeningDateTime);
}

/** The start as it is typed: `05.12.2026 19:00`, or `05.12.2026 ceo dan`. */
export function showStart(event: EventTimes): string {
  return isAllDay(event) ? `${formatStart(event)} ${ALL_DAY}` : formatStart(event);
}

/** Whether typed text contains `ceo dan`, in either script. */
export const saysAllDay = (text: string): boolean => WORDS.test(text);

export const withoutAllDay = (text: string): string => text.replace(WORDS, ' ').trim();

/** The day of a typed all-day start; undefined for any other text. */
export function typedAllDay(text: string): Date | undefined {
  const day = saysAllDay(text) ? parseTyped(withoutAllDay(text)) : undefined;
  return day && startOfBelgradeDay(day);
}

/** Without an hour the text must contain `ceo dan`. */
export const readStart = (text: string): Date | MomentProblem =>
  typedAllDay(text) ?? readMoment(text);

/** Undefined for text that is no start. */
export function parseStart(text: string): Date | undefined {
  const read = readStart(text);
  return read instanceof Date ? read : undefined;
}
