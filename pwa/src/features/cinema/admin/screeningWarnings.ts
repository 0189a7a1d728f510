import { parseTyped, SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import type { ScreeningRow } from './screeningRows.ts';

/** A screening of the schedule, as far as it can be in another's way. */
export interface HallUse {
  readonly id: number;
  readonly film: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly hall: string;
}

/** What is odd about a row; it can be saved all the same. */
export interface RowWarning {
  readonly isPast: boolean;
  /** What else is in the hall then; no film where it is one of the same form. */
  readonly overlap: { readonly film: string | undefined; readonly at: number } | undefined;
}

/** Films have no stored length: a hall counts as taken for as long as the schedule shows a screening. */
const TAKEN_MS = SCREENING_VISIBLE_MS;

const hallOf = (typed: string): string => fold(typed.trim());

/**
 * Warns, row by row, of a date that has passed and of another screening in the same hall within two hours: of this
 * form's rows, or of the schedule. `others` may hold stored states of the form's own rows; these don't count.
 */
export function warningsOf(
  rows: readonly ScreeningRow[],
  others: readonly HallUse[],
  now: number,
): RowWarning[] {
  const ids = new Set(rows.map(({ id }) => id));
  const foreign = others
    .filter(({ id }) => !ids.has(id))
    .map(({ film, at, hall }) => ({ film, at, hall: hallOf(hall) }));
  const own = rows.map(({ id, date, hall, status }) => ({
    film: undefined,
    // A stored one that is being shown is no mistake.
    earliest: id === undefined ? now : now - SCREENING_VISIBLE_MS,
    at: status === 'cancelled' ? Number.NaN : (parseTyped(date)?.getTime() ?? Number.NaN),
    hall: hallOf(hall),
  }));
  return own.map((row) => ({
    isPast: row.at < row.earliest,
    overlap: [...own, ...foreign].find(
      (other) => other !== row && other.hall === row.hall && Math.abs(other.at - row.at) < TAKEN_MS,
    ),
  }));
}
