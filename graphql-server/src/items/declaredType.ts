import type { z } from 'zod';
import {
  editedColumns,
  orderedColumns,
  staffSearchedFields,
  type Declaration,
  type ValuesOf,
} from '@centar/domain/types/declaration.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ReadTable } from './read/itemReads.ts';
import type { StaffListDescriptor } from './read/staffList.ts';
import type { PublicationInput } from './read/visibility.ts';
import type { ItemFile } from './write/itemFiles.ts';
import type { ItemRow, ItemTable, ItemTypeDescriptor } from './write/itemType.ts';

/** The table of a type whose rows are read and written without others. Prisma's tables fit. */
type PlainTable<Row> = ItemTable<Row> &
  ReadTable<Row> & { create(args: { data: object }): PromiseLike<Row> };

/** A type whose items belong to one section, and whose edited columns have the names of its input fields. */
export interface PlainType<Row extends ItemRow, Data extends object>
  extends ItemTypeDescriptor<Row, Data>, StaffListDescriptor {
  readonly sections: readonly [ItemSection];
  readonly table: (client: Transaction) => PlainTable<Row>;
  readonly dateColumn: Declaration['dateColumn'];
  /** What the rules can't tell without the stored item and the time. Throws BAD_USER_INPUT. */
  readonly check?: (
    written: PublicationInput & Readonly<Record<string, unknown>>,
    before: Row | undefined,
    now: Date,
  ) => void;
  readonly rules: {
    readonly input: z.ZodType<PublicationInput & Readonly<Record<string, unknown>>>;
    readonly edit: z.ZodType<
      PublicationInput &
        Readonly<Record<string, unknown>> & { id: number; version?: number | undefined }
    >;
  };
}

/** Describes a declared type to the shared code that reads and writes items. Its rows must have the declared columns. */
export function declaredType<
  Type extends Declaration & { readonly sections: readonly [ItemSection] },
  Row extends ItemRow & ValuesOf<Type>,
  Data extends object,
>(type: Type, file: ItemFile<Row, Data>, table: (client: Transaction) => PlainTable<Row>) {
  return {
    itemType: type.itemType,
    sections: type.sections,
    table,
    file,
    dateColumn: type.dateColumn,
    searchIn: staffSearchedFields(type),
    edited: editedColumns(type) as (keyof Row & string)[],
    orders: orderedColumns(type),
    rules: rulesOf(type),
    // Visitors' lists are in the order of publication.
    ...(type.dateColumn === 'datePosted' && {
      onPublication: (datePosted: Date) => ({ datePosted }),
    }),
  };
}
