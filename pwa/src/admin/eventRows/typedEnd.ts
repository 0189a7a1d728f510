import { parseStart, typedAllDay } from '@centar/domain/allDay.ts';
import { formatDate, parseTyped, readMoment, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { formatEnd, movedEnd } from '@centar/domain/eventState.ts';
import type { EventRow } from './eventRow.ts';

/** A date without a time includes that day. Undefined if empty or not a date. */
export function parseEnd(typed: string | undefined): Date | undefined {
  if (!typed) return undefined;
  const read = readMoment(typed);
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
function withAllDayEnd(former: TypedTimes, { begin, end }: TypedTimes): TypedTimes {
  const [day, previous] = [typedAllDay(begin), typedAllDay(former.begin)];
  if (!day) return { begin, end: previous && end === formatDate(previous) ? '' : end };
  const last = readMoment(end);
  if (last instanceof Date) return { begin, end: formatDate(last) };
  return { begin, end: end.trim() === '' && !previous ? formatDate(day) : end };
}

/**
 * Until the user changes the end. While a beginning is incomplete, the previous times are
 * remembered.
 */
export function followed(former: TypedSpan, typed: TypedTimes): TypedSpan {
  const { begin, end } = withAllDayEnd(former, typed);
  if (end !== former.end) return { begin, end };
  const before = former.before ?? { begin: former.begin, end };
  if (endAfter(before, before.begin) === undefined || begin === before.begin) {
    return { begin, end: before.end };
  }
  return { begin, end: endAfter(before, begin) ?? end, before };
}

/** Undefined if it has not moved. */
export const movedHint = ({ end, before }: TypedSpan): string | undefined =>
  before && before.end !== end
    ? `Pomeren je zajedno sa početkom, pre toga je bio ${before.end}.`
    : undefined;

export interface RowWithEnd extends EventRow {
  /** As typed; empty if no end is announced. */
  readonly end: string;
  readonly before?: TypedSpan['before'];
}

export function settleEnd<Row extends RowWithEnd>(row: Row, former: Row): Row {
  const { end, before } = followed({ ...former, begin: former.date }, { ...row, begin: row.date });
  return { ...row, end, before };
}
