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

/** The table of a type. Prisma's tables fit. */
export type WrittenTable<Row> = ItemTable<Row> & {
  create(args: { data: object }): PromiseLike<Row>;
};

/** The table of a type whose rows are read and written without others. */
type PlainTable<Row> = WrittenTable<Row> & ReadTable<Row>;

/** The validated input of a new item or of an edit. */
export type WrittenFields = PublicationInput & Readonly<Record<string, unknown>>;

/** A declared type as far as writing needs it. */
export interface WrittenType<Row extends ItemRow, Data extends object> extends ItemTypeDescriptor<
  Row,
  Data
> {
  readonly table: (client: Transaction) => WrittenTable<Row>;
  /** The fields of an edit, which an item has as columns; without hours, which stay if absent. */
  readonly written: readonly (keyof Row & string)[];
  /** What is saved, where it is not the edited columns alone; without `before` of a new item. */
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
    // Visitors' lists are in the order of publication.
    ...(type.dateColumn === 'datePosted' && {
      onPublication: (datePosted: Date) => ({ datePosted }),
    }),
  };
}
