import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { HallUse } from '../halls/halls.adminOperations.ts';

/** One date of an item as its form holds it: plain data, because drafts store it. */
export interface EventRow {
  /** Absent for one that is not stored yet. */
  readonly id?: number;
  /** The typed text: `dd.MM.yyyy HH:mm` in Belgrade time. */
  readonly date: string;
  readonly hall: string;
  readonly status: EventStatus;
  readonly statusNote: string;
  /** When it was to be before it was moved, as shown; empty for one that was not. */
  readonly former: string;
}

/** The props of one text field of a row. */
export interface RowField {
  readonly id: string;
  readonly value: string;
  readonly optional: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The control of one part of a row, by the name of the part. */
export type FieldOfRow<Row> = (part: keyof Row & string) => RowField;

/** The settings of one kind of rows: screenings of a film or dates of a programme. */
export interface RowKind<Row extends EventRow> {
  /** A row in which nothing is typed yet. */
  readonly empty: Row;
  /** The value of a list without rows. */
  readonly none: readonly Row[];
  /** The most that one item may have. */
  readonly most: number;
  /** The id of the stored row that a use of a hall belongs to; null for a use of another kind. */
  readonly idOf: (use: HallUse) => number | null;
  readonly texts: RowTexts;
  /** Adapts a row to a change of one of its parts; `before` is the row before it. */
  readonly settle?: (row: Row, before: Row) => Row;
  /** The end of a row, where the kind has one; undefined where none is typed. */
  readonly endOf?: (row: Row) => Date | undefined;
  /** Drawn beside the hall. */
  readonly drawBeside?: (field: FieldOfRow<Row>) => ReactNode;
  /** The label and the content of the part of a row that can be folded out. */
  readonly describeMore: (row: Row) => string;
  /** The parts that can be folded out and are moments. */
  readonly moments?: readonly (keyof Row & string)[];
  readonly drawMore: (field: FieldOfRow<Row>, row: Row) => ReactNode;
}

/** The words of one kind of rows. */
export interface RowTexts {
  /** `Projekcija 3` */
  readonly one: (number: number) => string;
  /** `3 projekcije` */
  readonly count: (count: number) => string;
  readonly tooMany: (most: number) => string;
  /** The label of a clash with another row of the same form: `ovaj film`. */
  readonly thisItem: string;
}

/** Is the row without a date? Such a row is no date of the item. */
export const isBlank = ({ date }: EventRow): boolean => date.trim() === '';
