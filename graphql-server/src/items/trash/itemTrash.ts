import { BIN_DAYS } from '@centar/domain/itemTypes.ts';
import { mayWrite, type Rights } from '@centar/domain/access.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import { itemPurge } from './itemPurge.ts';
import type { Bin } from './trash.types.ts';
import {
  DELETED_COLUMNS,
  IS_DELETED,
  type ItemTypeDescriptor,
  type ItemRow,
} from '../write/itemType.ts';
import { itemRepository } from '../write/itemRepository.ts';

function daysLeftOf(deletedAt: Date, now: Date): number {
  const end = deletedAt.getTime() + BIN_DAYS * DAY_MS;
  // Limited, since an item may have been deleted while the clock was ahead.
  return Math.min(BIN_DAYS, Math.max(0, Math.ceil((end - now.getTime()) / DAY_MS)));
}

export function itemTrash<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { database, clock } = dependencies;
  const { itemType, table, sections, sectionColumn } = descriptor;
  const { loadDeleted, restore, sectionOf, softDelete } = itemRepository(dependencies, descriptor);

  return {
    itemType,
    sections,

    async deletedItems(person: Rights, most: number): Promise<Bin> {
      const own = sections.filter((section) => mayWrite(person, section));
      if (own.length === 0) return { items: [], totalCount: 0 };
      const now = clock();
      const where = {
        deletedAt: IS_DELETED,
        ...(sectionColumn ? { [sectionColumn]: { in: own } } : {}),
      };
      const select = sectionColumn
        ? { ...DELETED_COLUMNS, [sectionColumn]: true }
        : DELETED_COLUMNS;
      const rows = await table(database.reader).findMany({
        where,
        select,
        orderBy: { deletedAt: 'desc' },
        take: most,
      });
      const items = rows.flatMap(({ id: itemId, title, deletedAt, deletedByName, ...rest }) => {
        if (!deletedAt) return [];
        const section = sectionOf(rest);
        const daysLeft = daysLeftOf(deletedAt, now);
        return [{ itemType, itemId, title, section, deletedAt, deletedByName, daysLeft }];
      });
      return { items, totalCount: await table(database.reader).count({ where }) };
    },

    async countByState(ids: readonly number[]): Promise<{ present: number; binned: number }> {
      const items = { id: { in: [...ids] } };
      return {
        present: await table(database.reader).count({ where: { ...items, deletedAt: null } }),
        binned: await table(database.reader).count({ where: { ...items, deletedAt: IS_DELETED } }),
      };
    },

    /** False if it is missing. */
    async softDeleteWithin(transaction: Transaction, person: Person, id: number): Promise<boolean> {
      const before = await table(transaction).findFirst({ where: { id, deletedAt: null } });
      if (!before) return false;
      await softDelete(transaction, { before, section: sectionOf(before), person }, clock());
      return true;
    },

    /** False if it is not in the trash. */
    async restoreWithin(transaction: Transaction, person: Person, id: number): Promise<boolean> {
      const before = await table(transaction).findFirst({ where: { id, deletedAt: IS_DELETED } });
      if (!before) return false;
      await restore(transaction, { before, section: sectionOf(before), person });
      return true;
    },

    /** Throws NOT_FOUND or FORBIDDEN. */
    restore(actor: Actor, id: number): Promise<true> {
      return database.writeContent(async (transaction) => {
        await restore(transaction, await loadDeleted(transaction, actor, id));
        return true as const;
      });
    },

    ...itemPurge(dependencies, descriptor),
  };
}
