import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowPlan } from './datedRows.ts';
import type { ItemFile } from './itemFiles.ts';

export interface ItemRow {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly publishedAt: Date | null;
}

export interface DeletedRow {
  readonly id: number;
  readonly title: string;
  readonly deletedAt: Date | null;
  readonly deletedByName: string;
}

export const DELETED_COLUMNS = {
  id: true,
  title: true,
  deletedAt: true,
  deletedByName: true,
} as const;

export const IS_DELETED = { not: null } as const;

/** Prisma's delegates fit. */
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

/** The JSON of a row. */
export type PreviousContent = Readonly<Record<string, unknown>>;

export interface SavedData {
  readonly plan?: RowPlan<object>;
  readonly [column: string]: unknown;
}

/** For the shared code that reads, writes, deletes and restores items. */
export interface ItemTypeDescriptor<Row extends ItemRow, Data extends object> {
  /** Also in the audit trail and in previous versions. */
  readonly itemType: ItemType;
  readonly table: (client: Transaction) => ItemTable<Row>;
  readonly sections: readonly ItemSection[];
  /** If items have several sections. */
  readonly sectionColumn?: keyof Row & string;
  /** For the staff's search. */
  readonly searchIn: readonly (keyof Row & string)[];
  /** They decide whether two edits conflict, and are restored from a version. */
  readonly edited: readonly (keyof Row & string)[];
  /** Set by publication; a draft has them from its creation. */
  readonly onPublication?: (at: Date) => object;
  /** If it is more than the edited columns. */
  readonly fromPrevious?: (content: PreviousContent, before: Row, now: Date) => SavedData;
  /** For rows that belong to the item, after its columns. */
  afterSave?(transaction: Transaction, itemId: number, plan: RowPlan<object>): Promise<void>;
  readonly file: ItemFile<Row, Data>;
  /** Items have further pictures (`itemPictures.ts`). */
  readonly hasPictures?: true;
  /** Columns that `restoreMore` returns. */
  readonly restoredWith?: readonly (keyof Row & string)[];
  /** From a version, for rows and files besides the item's columns and file. */
  readonly restoreMore?: (
    transaction: Transaction,
    before: Row,
    content: PreviousContent,
    now: Date,
  ) => Promise<{ readonly columns: object; readonly isGone: boolean }>;
  /** Before the item is purged. */
  readonly releaseMore?: (transaction: Transaction, row: Row, now: Date) => Promise<void>;
}
