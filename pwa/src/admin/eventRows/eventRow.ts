import type { ReactNode } from 'react';
import { pick } from '@centar/domain/objects.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { HallUse } from '../halls/halls.adminOperations.ts';

/** Plain data, because drafts store it. */
export interface EventRow {
  /** Absent until it is stored. */
  readonly id?: number;
  /** As typed: `dd.MM.yyyy HH:mm` in Belgrade time, or `dd.MM.yyyy ceo dan`. */
  readonly date: string;
  readonly hall: string;
  readonly status: EventStatus;
  readonly statusNote: string;
  /** Formatted; empty unless moved. */
  readonly former: string;
}

export interface RowField {
  readonly id: string;
  readonly value: string;
  readonly optional: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** For one part of the row. */
export type FieldOfRow<Row> = (part: keyof Row & string) => RowField;

/** Screenings of a film or dates of a programme. */
export interface RowKind<Row extends EventRow> {
  readonly empty: Row;
  /** The value of a list without rows. */
  readonly none: readonly Row[];
  /** Maximum number of rows per item. */
  readonly most: number;
  /**
   * The date of the item's own fields, as typed. With it a moment may stand only once, whatever the
   * hall.
   */
  readonly ownDate?: string;
  /** The id of the stored row that uses the hall; null for a use by another content type. */
  readonly idOf: (use: HallUse) => number | null;
  readonly texts: RowTexts;
  /** Copied from the last row to a new one, besides the hall. */
  readonly repeated?: readonly (keyof Row & string)[];
  readonly settle?: (row: Row, before: Row) => Row;
  /** Whether a row may have no hour. */
  readonly mayBeAllDay?: boolean;
  /** Undefined if none is typed. */
  readonly endOf?: (row: Row) => Date | undefined;
  /** Rendered beside the hall, of a row and of many added at once. */
  readonly drawBeside?: (field: FieldOfRow<Row>) => ReactNode;
  /** Rendered beside the state. */
  readonly drawLast?: (row: Row, change: (parts: Partial<Row>) => void, id: string) => ReactNode;
  /** On the line of a narrow screen, after the hall. */
  readonly describeLine?: (row: Row) => readonly string[];
  /** Names the collapsible part. */
  readonly describeMore: (row: Row) => string;
  /** Date fields within the collapsible part. */
  readonly moments?: readonly (keyof Row & string)[];
  readonly drawMore: (field: FieldOfRow<Row>, row: Row) => ReactNode;
}

export interface RowTexts {
  /** `Projekcija 3` */
  readonly one: (number: number) => string;
  /** `3 projekcije` */
  readonly count: (count: number) => string;
  readonly tooMany: (most: number) => string;
  /** Names this item in a warning about two overlapping rows: `ovaj film`. */
  readonly thisItem: string;
}

/** A new row after these; its date is empty. */
export function nextRow<Row extends EventRow>(
  rows: readonly Row[],
  { empty, repeated = [] }: Pick<RowKind<Row>, 'empty' | 'repeated'>,
): Row {
  const last = rows.at(-1);
  return last ? { ...empty, ...pick(last, repeated), hall: last.hall } : empty;
}

/** Rows without a date are not saved. */
export const isBlank = ({ date }: EventRow): boolean => date.trim() === '';
