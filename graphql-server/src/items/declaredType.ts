import type { z } from 'zod';
import type { PictureEdit } from '@centar/domain/content/pictures.ts';
import {
  editedColumns,
  orderedColumns,
  staffSearchedFields,
  writtenNames,
  type ColumnsOf,
  type Declaration,
} from '@centar/domain/types/declaration.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ReadTable } from './read/itemReads.ts';
import type { StaffListDescriptor } from './read/staffList.ts';
import type { PublicationInput } from './read/visibility.ts';
import type { ItemFile } from './write/itemFiles.ts';
import { releasePictures } from './write/itemPictures.ts';
import type { ItemRow, ItemTable, ItemTypeDescriptor, SavedData } from './write/itemType.ts';

/** Prisma's delegates fit. */
export type WrittenTable<Row> = ItemTable<Row> & {
  create(args: { data: object }): PromiseLike<Row>;
};

/** Without related rows. */
type PlainTable<Row> = WrittenTable<Row> & ReadTable<Row>;

/** Validated. */
export type WrittenFields = PublicationInput & Readonly<Record<string, unknown>>;

/** The part that writing needs. */
export interface WrittenType<Row extends ItemRow, Data extends object> extends ItemTypeDescriptor<
  Row,
  Data
> {
  readonly table: (client: Transaction) => WrittenTable<Row>;
  /** Fields of an edit that are columns; without hours, which stay if absent. */
  readonly written: readonly (keyof Row & string)[];
  /** If more than the edited columns is saved. A new item has no `before`. */
  readonly savedData?: (written: WrittenFields, before: Row | undefined, now: Date) => SavedData;
  readonly rules: {
    readonly input: z.ZodType<WrittenFields>;
    readonly edit: z.ZodType<
      WrittenFields & {
        id: number;
        version?: number | undefined;
        pictures?: readonly PictureEdit[] | undefined;
      }
    >;
  };
}

/** Items belong to one section; the edited columns have the names of the input's fields. */
export interface PlainType<Row extends ItemRow, Data extends object>
  extends WrittenType<Row, Data>, StaffListDescriptor {
  readonly sections: readonly [ItemSection];
  readonly table: (client: Transaction) => PlainTable<Row>;
  readonly dateColumn: Exclude<Declaration['dateColumn'], 'pastAt'>;
}

/** Rows must have the declared columns. */
export function declaredType<
  Type extends Declaration,
  Row extends ItemRow & ColumnsOf<Type>,
  Data extends object,
  Table extends WrittenTable<Row> = PlainTable<Row>,
>(type: Type, file: ItemFile<Row, Data>, table: (client: Transaction) => Table) {
  return {
    itemType: type.itemType,
    sections: type.sections as Type['sections'],
    table,
    file,
    dateColumn: type.dateColumn as Type['dateColumn'],
    searchIn: staffSearchedFields(type),
    edited: editedColumns(type) as (keyof Row & string)[],
    written: [
      ...writtenNames(type, true).filter((name) => type.fields[name]?.kind !== 'hours'),
      ...(type.file === 'image' ? ['imageAlt'] : []),
    ] as (keyof Row & string)[],
    orders: orderedColumns(type),
    rules: rulesOf(type),
    ...(type.pictures && {
      hasPictures: true as const,
      releaseMore: (transaction: Transaction, row: Row, now: Date) =>
        releasePictures(transaction, type.itemType, row, now),
    }),
    // Visitors' lists are sorted by publication.
    ...(type.dateColumn === 'datePosted' && {
      onPublication: (datePosted: Date) => ({ datePosted }),
    }),
  };
}
