import type { EventStatus } from '@centar/domain/content/shared.ts';
import { formatDateTime, parseTyped } from '@centar/domain/dates.ts';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import type { MovieFields } from './cinema.adminOperations.ts';

const texts = cinemaAdminTexts.screenings;

/** One screening as the form holds it; plain data, since drafts are kept on the device. */
export interface ScreeningRow {
  /** Absent for one that is not stored yet. */
  readonly id?: number;
  /** As typed: `dd.MM.yyyy HH:mm` in Belgrade time. */
  readonly date: string;
  readonly hall: string;
  readonly language: string;
  readonly ageMark: string;
  readonly price: string;
  readonly status: EventStatus;
  readonly statusNote: string;
  /** When it was to be before it was moved, as shown; empty for one that was not. */
  readonly former: string;
}

/** What the operations take of screenings. */
export type ScreeningFields = NonNullable<MovieFields['movieProductionDateTimes']>;

/** A stored screening, as far as the form reads it. */
export type StoredScreening = ScreeningFields[number] & { readonly formerDateTime?: string | null };

/** A row in which nothing is typed yet. */
export const EMPTY_ROW: ScreeningRow = {
  date: '',
  hall: '',
  language: '',
  ageMark: '',
  price: '',
  status: 'scheduled',
  statusNote: '',
  former: '',
};

/** The rows of stored screenings; without any, one that waits to be filled (staff specification, section 5). */
export function showRows(stored: readonly StoredScreening[] | null | undefined): ScreeningRow[] {
  const rows = (stored ?? []).map((one) => ({
    ...(one.id ? { id: one.id } : {}),
    date: formatDateTime(one.productionDate),
    hall: one.hall ?? '',
    language: one.language ?? '',
    ageMark: one.ageMark ?? '',
    price: one.price ?? '',
    status: one.status ?? 'scheduled',
    statusNote: one.statusNote ?? '',
    former: one.formerDateTime ? formatDateTime(one.formerDateTime) : '',
  }));
  return rows.length > 0 ? rows : [EMPTY_ROW];
}

/** Is the row without a date? Such a row is no screening. */
export const isBlank = ({ date }: ScreeningRow): boolean => date.trim() === '';

/** What the operations take for the rows; a date that is none is passed on for the rules to refuse. */
export function readRows(rows: readonly ScreeningRow[]): ScreeningFields {
  return rows
    .filter((row) => !isBlank(row))
    .map(({ date, former: _shown, ...rest }) => ({
      ...rest,
      productionDate: parseTyped(date)?.toISOString() ?? date.trim(),
    }));
}

/** The rows in words, where two versions are compared. */
export function tellRows(rows: readonly ScreeningRow[]): string {
  const details = ({ hall, language, ageMark, price, statusNote, ...row }: ScreeningRow) => [
    row.date,
    hall,
    language,
    ageMark,
    price,
    row.status === 'scheduled' ? '' : texts.states[row.status],
    statusNote,
  ];
  return rows
    .filter((row) => !isBlank(row))
    .map((row) => details(row).filter(Boolean).join(', '))
    .join('; ');
}
