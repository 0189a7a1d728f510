import type { Position } from '@centar/domain/cursor.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/batches.ts';
import { orNotFound } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import { itemReference } from '../itemReference.ts';
import { olderThan, readPage, type PageRequest } from '../transport/paging.ts';
import type { StaffListDescriptor, StaffListRequest } from './staffList.ts';
import { readStaffPage } from './staffPage.ts';
import { createHighestId } from './highestId.ts';
import { isReadableBy, readableBy } from './visibility.ts';

/** Orders lists, the latest first. */
type Moment = 'createdAt' | 'datePosted';

/** Prisma's tables fit. */
export interface ReadTable<Row> {
  aggregate(args: { _max: { id: true } }): PromiseLike<{ _max: { id: number | null } }>;
  findUnique(args: { where: { id: number; deletedAt: null } }): PromiseLike<Row | null>;
  findMany(args: {
    where: object;
    orderBy?: Partial<Record<Moment | 'id', 'desc'>>[];
    take?: number;
  }): PromiseLike<Row[]>;
}

/** All items belong to one section; visitors' lists have the staff list's order. */
interface ReadType<Row> extends StaffListDescriptor {
  readonly sections: readonly [ItemSection];
  readonly table: (client: Transaction) => ReadTable<Row>;
  readonly dateColumn: Moment;
  /** For types with large rows. */
  readonly batchSize?: number;
}

/** Holders of the section also read drafts and planned items. */
export function itemReads<Row extends { readonly id: number; readonly publishedAt: Date | null }>(
  { database, clock }: ContentDependencies,
  type: ReadType<Row>,
) {
  const { sections, table, dateColumn, batchSize } = type;
  const [section] = sections;
  const rows = (): ReadTable<Row> => table(database.reader);
  const mayExist = createHighestId(database, rows);
  const orderBy = [{ [dateColumn]: 'desc' as const }, { id: 'desc' as const }];
  // The database has ordered by this column.
  const sortDate = (row: Row): Date => (row as Row & Record<Moment, Date>)[dateColumn];
  const rowsAfter = (where: object) => async (take: number, place?: Position) =>
    rows().findMany({ where: { AND: [where, olderThan(dateColumn, place)] }, orderBy, take });
  const readableWhere = (actor: Actor): object => readableBy(actor, section, clock());

  return {
    /** All, newest first, in batches. */
    all: (actor: Actor) => inBatches(rowsAfter(readableWhere(actor)), sortDate, batchSize),

    /** Newest first. */
    page: (actor: Actor, request: PageRequest) =>
      readPage(request, rowsAfter(readableWhere(actor)), sortDate),

    allWhere: (where: object) => inBatches(rowsAfter(where), sortDate, batchSize),

    pageWhere: (where: object, request: PageRequest) =>
      readPage(request, rowsAfter(where), sortDate),

    /** Throws UNAUTHENTICATED or FORBIDDEN. */
    async staffPage(actor: Actor, list: StaffListRequest) {
      requireSection(actor, section);
      return readStaffPage({ database, now: clock() }, type, list, async (ids) =>
        rows().findMany({ where: { id: { in: ids } } }),
      );
    },

    /** One item. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(itemReference, input);
      // With plain equality of the id Prisma reads concurrent requests in one statement.
      const row = (await mayExist(id))
        ? await rows().findUnique({ where: { id, deletedAt: null } })
        : null;
      return orNotFound(row && isReadableBy(actor, section, row, clock()) ? row : null);
    },
  };
}
