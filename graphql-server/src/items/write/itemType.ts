import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowPlan } from './datedRows.ts';
import type { ItemFile } from './itemFiles.ts';

/** The columns that every content type has. */
export interface ItemRow {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly publishedAt: Date | null;
}

/** A deleted item in the list of the trash. */
export interface DeletedRow {
  readonly id: number;
  readonly title: string;
  readonly deletedAt: Date | null;
  readonly deletedByName: string;
}

/** The columns of a deleted item that the trash lists. */
export const DELETED_COLUMNS = {
  id: true,
  title: true,
  deletedAt: true,
  deletedByName: true,
} as const;

/** The condition that an item is in the trash. */
export const IS_DELETED = { not: null } as const;

/** The operations of an item table that the shared code needs. Prisma's delegates have them. */
export interface ItemTable<Row> {
  findFirst(args: {
    where: { id: number; deletedAt: null | typeof IS_DELETED | { lte: Date } };
  }): PromiseLike<Row | null>;
  findMany(args: {
    where: object;
    select: typeof DELETED_COLUMNS;
    orderBy: { deletedAt: 'desc' };
    take?: number;
  }): PromiseLike<DeletedRow[]>;
  count(args: { where: object }): PromiseLike<number>;
  aggregate(args: { _max: { id: true } }): PromiseLike<{ _max: { id: number | null } }>;
  updateMany(args: {
    where: { id: number; version: number };
    data: object;
  }): PromiseLike<{ count: number }>;
  deleteMany(args: { where: { id: number; version: number } }): PromiseLike<{ count: number }>;
}

/** The JSON of an item's row in a previous version. */
export type PreviousContent = Readonly<Record<string, unknown>>;

/** What a save changes: columns of the item and, where they change, rows that belong to it. */
export interface SavedData {
  readonly plan?: RowPlan<object>;
  readonly [column: string]: unknown;
}

/** Describes a content type to the shared code that reads, writes, deletes and restores its items. */
export interface ItemTypeDescriptor<Row extends ItemRow, Data extends object> {
  /** Its name in the audit trail and in previous versions. */
  readonly itemType: ItemType;
  readonly table: (client: Transaction) => ItemTable<Row>;
  /** The sections to which items of the type can belong. */
  readonly sections: readonly ItemSection[];
  /** The column with an item's own section, where there are several. */
  readonly sectionColumn?: keyof Row & string;
  /** The columns of text in which staff search; restored and filled together with the others. */
  readonly searchIn: readonly (keyof Row & string)[];
  /** The columns that staff edit. They decide whether two edits conflict, and are restored from a previous version. */
  readonly edited: readonly (keyof Row & string)[];
  /** Further columns of an item that is published; a draft has them from its creation. */
  readonly onPublication?: (at: Date) => object;
  /** The data that restores a previous version, where it is more than the edited columns. */
  readonly fromPrevious?: (content: PreviousContent, before: Row, now: Date) => SavedData;
  /** Saves the rows that belong to an item, such as the screenings of a film, after its columns. */
  afterSave?(transaction: Transaction, itemId: number, plan: RowPlan<object>): Promise<void>;
  readonly file: ItemFile<Row, Data>;
  /** Releases further files of an item that is deleted for good. */
  readonly releaseMore?: (transaction: Transaction, row: Row, now: Date) => Promise<void>;
}
