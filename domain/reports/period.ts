import { z } from 'zod';
import { fromBelgrade, monthName, toBelgrade } from '../dates.ts';

/** A year, or a quarter of it. */
export interface Period {
  readonly year: number;
  /** 1 to 4; null for the whole year. */
  readonly quarter: number | null;
}

const MONTHS_OF_QUARTER = 3;
export const MOST_MONTHS = 12;
const [FIRST_YEAR, LAST_YEAR] = [1950, 2100];

const integer = (min: number, max: number) =>
  z.coerce.number('notAnInteger').int('notAnInteger').min(min, 'invalid').max(max, 'invalid');
/** Absent, empty and null mean none. */
const none = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

export const period = z.strictObject({
  year: integer(FIRST_YEAR, LAST_YEAR),
  quarter: z.preprocess(none, integer(1, 4).nullable()),
});

/** Whole months from a month such as `2026-12`. */
export const monthsAhead = z.strictObject({
  month: z.string('invalid').regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'notADate'),
  months: integer(1, MOST_MONTHS),
});

export type MonthsAhead = z.output<typeof monthsAhead>;

/** In Belgrade. A month after December belongs to the next year. */
const startOfMonth = (year: number, month: number): Date =>
  fromBelgrade({
    year: year + Math.floor((month - 1) / 12),
    month: ((month - 1) % 12) + 1,
    day: 1,
    hour: 0,
    minute: 0,
  });

/** The end is exclusive. */
export interface PeriodSpan {
  readonly from: Date;
  readonly to: Date;
}

export function spanOfPeriod({ year, quarter }: Period): PeriodSpan {
  const first = quarter === null ? 1 : (quarter - 1) * MONTHS_OF_QUARTER + 1;
  const months = quarter === null ? 12 : MONTHS_OF_QUARTER;
  return { from: startOfMonth(year, first), to: startOfMonth(year, first + months) };
}

export function spanOfMonths({ month, months }: MonthsAhead): PeriodSpan {
  const [year = 0, first = 1] = month.split('-').map(Number);
  return { from: startOfMonth(year, first), to: startOfMonth(year, first + months) };
}

const ROMAN = ['I', 'II', 'III', 'IV'] as const;

/** `2026. godina` or `IV tromesečje 2026. godine`. */
export const periodTitle = ({ year, quarter }: Period): string =>
  quarter === null
    ? `${String(year)}. godina`
    : `${ROMAN[quarter - 1] ?? ''} tromesečje ${String(year)}. godine`;

/** `decembar 2026.` */
export const monthTitle = (at: Date): string => `${monthName(at)} ${String(toBelgrade(at).year)}.`;
