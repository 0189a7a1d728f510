import { parseMoment, parseTyped, readMoment, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { formatEnd, movedEnd } from '@centar/domain/eventState.ts';
import type { EventRow } from './eventRow.ts';

/** The moment of a typed end: a day without an hour counts whole. Undefined for what is no date, and for none. */
export function parseEnd(typed: string | undefined): Date | undefined {
  if (!typed) return undefined;
  const read = readMoment(typed);
  if (read instanceof Date) return read;
  const day = read === 'noHour' ? parseTyped(typed) : undefined;
  return day && startOfBelgradeDay(day, 1);
}

/** A stored end as staff type it. */
export const showEnd = (end: string | null | undefined): string => (end ? formatEnd(end) : '');

/** The stored end for a typed one; a text that is no date is sent as it is, so that the rules refuse it. */
export const readEnd = (typed: string): string | null =>
  typed.trim() === '' ? null : (parseEnd(typed)?.toISOString() ?? typed.trim());

/** A beginning and an end as typed. */
interface TypedTimes {
  readonly begin: string;
  readonly end: string;
}

/** The times that a form or a row holds, and what they were before the beginning was changed. */
export interface TypedSpan extends TypedTimes {
  readonly before?: TypedTimes | undefined;
}

/** The typed end for another beginning; undefined where there is no span to keep. */
function endAfter({ begin, end }: TypedTimes, typed: string): string | undefined {
  const [from, until, to] = [parseMoment(begin), parseEnd(end), parseMoment(typed)];
  if (!from || !until || !to || until <= from) return undefined;
  return to.getTime() === from.getTime() ? end : showEnd(movedEnd(until, from, to).toISOString());
}

/**
 * The span after a change of its fields: the end moves with its beginning until the user changes the end. While a beginning is
 * incomplete, the previous times are remembered.
 */
export function followed(former: TypedSpan, { begin, end }: TypedTimes): TypedSpan {
  if (end !== former.end) return { begin, end };
  const before = former.before ?? { begin: former.begin, end };
  if (endAfter(before, before.begin) === undefined || begin === before.begin) {
    return { begin, end: before.end };
  }
  return { begin, end: endAfter(before, begin) ?? end, before };
}

/** Says that an end has followed its beginning; undefined where it has not. */
export const movedHint = ({ end, before }: TypedSpan): string | undefined =>
  before && before.end !== end
    ? `Pomeren je zajedno sa početkom, pre toga je bio ${before.end}.`
    : undefined;

/** A row whose date has an end. */
export interface RowWithEnd extends EventRow {
  /** The typed text; empty where no end is announced. */
  readonly end: string;
  readonly before?: TypedSpan['before'];
}

/** Lets the end of a row follow its beginning. */
export function settleEnd<Row extends RowWithEnd>(row: Row, former: Row): Row {
  const { end, before } = followed({ ...former, begin: former.date }, { ...row, begin: row.date });
  return { ...row, end, before };
}
