import { parseStart, typedAllDay } from '@centar/domain/allDay.ts';
import { formatDate, parseTyped, readUntil, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { formatEnd, movedEnd } from '@centar/domain/eventState.ts';
import type { EventRow } from './eventRow.ts';

/** A date without a time includes that day. Undefined if empty or not a date. */
export function parseEnd(typed: string | undefined): Date | undefined {
  if (!typed) return undefined;
  const read = readUntil(typed);
  if (read instanceof Date) return read;
  const day = read === 'noHour' ? parseTyped(typed) : undefined;
  return day && startOfBelgradeDay(day, 1);
}

export const showEnd = (end: string | null | undefined): string => (end ? formatEnd(end) : '');

/** Text that is not a date is passed on and fails validation. */
export const readEnd = (typed: string): string | null =>
  typed.trim() === '' ? null : (parseEnd(typed)?.toISOString() ?? typed.trim());

interface TypedTimes {
  readonly begin: string;
  readonly end: string;
}

/** The typed times, and those before the beginning was changed. */
export interface TypedSpan extends TypedTimes {
  readonly before?: TypedTimes | undefined;
}

/** Undefined without a valid range. */
function endAfter({ begin, end }: TypedTimes, typed: string): string | undefined {
  const [from, until, to] = [parseStart(begin), parseEnd(end), parseStart(typed)];
  if (!from || !until || !to || until <= from) return undefined;
  return to.getTime() === from.getTime() ? end : showEnd(movedEnd(until, from, to).toISOString());
}

/** An all-day event ends with a day, by default its first. */
function withAllDayEnd(previous: TypedTimes, { begin, end }: TypedTimes): TypedTimes {
  const [day, previousDay] = [typedAllDay(begin), typedAllDay(previous.begin)];
  if (!day) return { begin, end: previousDay && end === formatDate(previousDay) ? '' : end };
  const last = readUntil(end);
  if (last instanceof Date) return { begin, end: formatDate(last) };
  return { begin, end: end.trim() === '' && !previousDay ? formatDate(day) : end };
}

/**
 * Until the user changes the end. While a beginning is incomplete, the previous times are
 * remembered.
 */
export function moveEndWithBegin(previous: TypedSpan, typed: TypedTimes): TypedSpan {
  const { begin, end } = withAllDayEnd(previous, typed);
  if (end !== previous.end) return { begin, end };
  const before = previous.before ?? { begin: previous.begin, end };
  if (endAfter(before, before.begin) === undefined || begin === before.begin) {
    return { begin, end: before.end };
  }
  return { begin, end: endAfter(before, begin) ?? end, before };
}

/** Undefined if it has not moved. */
export const movedEndHint = ({ end, before }: TypedSpan): string | undefined =>
  before && before.end !== end
    ? `Pomeren je zajedno sa početkom, pre toga je bio ${before.end}.`
    : undefined;

export interface RowWithEnd extends EventRow {
  /** As typed; empty if no end is announced. */
  readonly end: string;
  readonly before?: TypedSpan['before'];
}

export function settleEnd<Row extends RowWithEnd>(row: Row, previous: Row): Row {
  const { end, before } = moveEndWithBegin(
    { ...previous, begin: previous.date },
    { ...row, begin: row.date },
  );
  return { ...row, end, before };
}
