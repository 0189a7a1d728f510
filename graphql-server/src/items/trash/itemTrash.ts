import { BIN_DAYS } from '@centar/domain/itemTypes.ts';
import { mayWrite, type Rights } from '@centar/domain/access.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { releaseStoredFile } from '../../platform/files/storedFiles.ts';
import type { Author } from '../auditTrail.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import type { Bin } from './trash.types.ts';
import {
  DELETED_COLUMNS,
  IS_DELETED,
  type ItemTypeDescriptor,
  type ItemRow,
} from '../write/itemType.ts';
import { itemRepository } from '../write/itemRepository.ts';

const DAY_MS = 24 * 3_600_000;

/** In the audit trail. */
const CLEANUP_AUTHOR: Author = { id: null, name: 'Automatsko čišćenje' };

export function itemTrash<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { database, clock } = dependencies;
  const { itemType, table, file, sections, sectionColumn } = descriptor;
  const { loadDeleted, record, restore, sectionOf, softDelete } = itemRepository(
    dependencies,
    descriptor,
  );

  /** With its versions; the sweep removes its file. */
  async function purge(transaction: Transaction, author: Author, row: Row): Promise<void> {
    const { id, version } = row;
    await descriptor.releaseMore?.(transaction, row, clock());
    const { count } = await table(transaction).deleteMany({ where: { id, version } });
    if (count === 0) return;
    await releaseStoredFile(transaction, file.idOf(row), clock());
    await transaction.itemVersion.deleteMany({ where: { itemType, itemId: id } });
    await record(transaction, author, { action: 'purge', section: sectionOf(row), item: row });
  }

  async function purgeIfDeleted(transaction: Transaction, author: Author, id: number, until: Date) {
    const row = await table(transaction).findFirst({ where: { id, deletedAt: { lte: until } } });
    if (row) await purge(transaction, author, row);
    return row !== null;
  }

  /** Returns their number. */
  async function purgeUntil(author: Author, until: Date): Promise<number> {
    const rows = await table(database.reader).findMany({
      where: { deletedAt: { lte: until } },
      select: DELETED_COLUMNS,
      orderBy: { deletedAt: 'desc' },
    });
    // Other writes must not wait for a full trash.
    let count = 0;
    for (const { id } of rows) {
      if (await database.write((transaction) => purgeIfDeleted(transaction, author, id, until))) {
        count += 1;
      }
    }
    return count;
  }

  return {
    itemType,
    sections,

    async deletedItems(person: Rights, most: number): Promise<Bin> {
      const own = sections.filter((section) => mayWrite(person, section));
      if (own.length === 0) return { items: [], totalCount: 0 };
      const now = clock().getTime();
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
        const end = deletedAt.getTime() + BIN_DAYS * DAY_MS;
        // Limited, since an item may have been deleted while the clock was ahead.
        const daysLeft = Math.min(BIN_DAYS, Math.max(0, Math.ceil((end - now) / DAY_MS)));
        const section = sectionOf(rest);
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

    /** The caller has checked the rights. Throws NOT_FOUND. */
    purge(person: Person, id: number): Promise<true> {
      return database.write(async (transaction) => {
        const { before } = await loadDeleted(transaction, person, id);
        await purge(transaction, person, before);
        return true as const;
      });
    },

    purgeUntil,

    /** After BIN_DAYS. Returns their number. */
    purgeExpired: () => purgeUntil(CLEANUP_AUTHOR, new Date(clock().getTime() - BIN_DAYS * DAY_MS)),
  };
}
