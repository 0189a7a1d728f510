import { parseStart } from '@centar/domain/allDay.ts';
import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { clashes, stayOf, type Stay } from '../halls/clash.ts';
import type { HallUse } from '../halls/halls.adminOperations.ts';
import type { EventRow, RowKind } from './eventRow.ts';

/** None prevents saving. */
export interface RowWarning {
  readonly isPast: boolean;
  /** Another row has the same moment, and not another hall if the kind permits that. */
  readonly isRepeated: boolean;
  /** The item's own fields have the same moment. */
  readonly isOwnDate: boolean;
  /** Has no title if it is a row of the same form. */
  readonly overlap: (Stay & { readonly title: string | undefined }) | undefined;
}

export const hasWarning = ({ isPast, isRepeated, isOwnDate, overlap }: RowWarning): boolean =>
  isPast || isRepeated || isOwnDate || overlap !== undefined;

/** `others` may contain stored states of the form's rows, which are ignored. */
export function warningsOf<Row extends EventRow>(
  rows: readonly Row[],
  others: readonly HallUse[],
  now: number,
  { idOf, endOf, ownDate }: Pick<RowKind<Row>, 'idOf' | 'endOf' | 'ownDate'>,
): RowWarning[] {
  const ids = new Set(rows.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const foreign = others
    .filter((use) => {
      const id = idOf(use);
      return id === null || !ids.has(id);
    })
    .flatMap((use) => {
      const stay = stayOf(use);
      return stay ? [{ ...stay, title: use.title }] : [];
    });
  const own = rows.map((row) => ({
    title: undefined,
    end: endOf?.(row)?.getTime(),
    // A stored screening that is still shown is not an error.
    earliest: row.id === undefined ? now : now - SCREENING_VISIBLE_MS,
    at: row.status === 'cancelled' ? Number.NaN : (parseStart(row.date)?.getTime() ?? Number.NaN),
    hall: row.hall,
  }));
  const ownAt = parseStart(ownDate ?? '')?.getTime();
  return own.map((row) => ({
    isPast: row.at < row.earliest,
    isRepeated: own.some(
      (other) =>
        other !== row &&
        other.at === row.at &&
        (ownDate !== undefined || other.hall === row.hall || other.hall === '' || row.hall === ''),
    ),
    isOwnDate: row.at === ownAt,
    overlap: [...own, ...foreign].find((other) => other !== row && clashes(row, other)),
  }));
}
