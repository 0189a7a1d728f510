import { BIN_DAYS } from '@centar/domain/itemTypes.ts';
import { mayWrite } from '@centar/domain/access.ts';
import type { Rights } from '@centar/domain/access.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { releaseStoredFile } from '../../platform/files/storedFiles.ts';
import { requireAdministrator } from '../contentService.ts';
import type { Author, ContentDependencies } from '../contentService.ts';
import type { Bin } from './trash.types.ts';
import { DELETED_COLUMNS, IS_DELETED } from '../write/itemType.ts';
import type { ItemTypeDescriptor, ItemRow } from '../write/itemType.ts';
import { itemRepository } from '../write/itemRepository.ts';

const DAY_MS = 24 * 3_600_000;

/** The author of automatic deletion from the bin; it has no account. */
const SWEEPER: Author = { id: null, name: 'Automatsko čišćenje' };

/** The latest moment of deletion whose items are no longer kept. */
function binLimit(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** The bin of one content type. */
export function itemTrash<Row extends ItemRow, Data extends object>(
  { database, clock }: ContentDependencies,
  kind: ItemTypeDescriptor<Row, Data>,
) {
  const { itemType, table, file, sections, sectionColumn } = kind;
  const { binned, record, restore, sectionOf, softDelete } = itemRepository(kind);

  /** Deletes one item for good, with its versions; its file goes with the next sweep of files. */
  async function purge(transaction: Transaction, author: Author, row: Row): Promise<void> {
    const { id, version } = row;
    await kind.releaseMore?.(transaction, row, clock());
    const { count } = await table(transaction).deleteMany({ where: { id, version } });
    if (count === 0) return;
    await releaseStoredFile(transaction, file.idOf(row), clock());
    await transaction.itemVersion.deleteMany({ where: { itemType, itemId: id } });
    await record(transaction, author, { action: 'purge', section: sectionOf(row), item: row });
  }

  /** The same, unless it was restored meanwhile. */
  async function purgeOld(transaction: Transaction, author: Author, id: number, until: Date) {
    const row = await table(transaction).findFirst({ where: { id, deletedAt: { lte: until } } });
    if (row) await purge(transaction, author, row);
  }

  /** Deletes for good what was deleted until a moment; gives how many that were. */
  async function purgeUntil(author: Author, until: Date): Promise<number> {
    const rows = await table(database.reader).findMany({
      where: { deletedAt: { lte: until } },
      select: DELETED_COLUMNS,
      orderBy: { deletedAt: 'desc' },
    });
    // One at a time: other writes must not wait for a full bin.
    for (const { id } of rows) {
      await database.write((transaction) => purgeOld(transaction, author, id, until));
    }
    return rows.length;
  }

  return {
    itemType,
    sections,

    /** The items that the person may restore. */
    async binnedItems(person: Rights, most: number): Promise<Bin> {
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
        // More than all its days are left of what was deleted while the clock was ahead.
        const daysLeft = Math.min(BIN_DAYS, Math.max(0, Math.ceil((end - now) / DAY_MS)));
        const section = sectionOf(rest);
        return [{ itemType, itemId, title, section, deletedAt, deletedByName, daysLeft }];
      });
      return { items, totalCount: await table(database.reader).count({ where }) };
    },

    /** How many of these items there are, and how many of them are in the bin. */
    async countWithin(ids: readonly number[]): Promise<{ present: number; binned: number }> {
      const items = { id: { in: [...ids] } };
      return {
        present: await table(database.reader).count({ where: { ...items, deletedAt: null } }),
        binned: await table(database.reader).count({ where: { ...items, deletedAt: IS_DELETED } }),
      };
    },

    /** Moves an item to the trash as a part of a greater change; false where it is not there any more. */
    async binWithin(transaction: Transaction, person: Person, id: number): Promise<boolean> {
      const before = await table(transaction).findFirst({ where: { id, deletedAt: null } });
      if (!before) return false;
      await softDelete(transaction, { before, section: sectionOf(before), person }, clock());
      return true;
    },

    /** Takes an item out of the trash as a part of a greater change; false where it is not in it. */
    async restoreWithin(transaction: Transaction, person: Person, id: number): Promise<boolean> {
      const before = await table(transaction).findFirst({ where: { id, deletedAt: IS_DELETED } });
      if (!before) return false;
      await restore(transaction, { before, section: sectionOf(before), person });
      return true;
    },

    /** Takes an item out of the trash, as it was. Throws NOT_FOUND or FORBIDDEN. */
    restore(actor: Actor, id: number): Promise<true> {
      return database.writeContent(async (transaction) => {
        await restore(transaction, await binned(transaction, actor, id));
        return true as const;
      });
    },

    /** Deletes one item of the bin for good; for administrators. Throws NOT_FOUND. */
    purge(actor: Actor, id: number): Promise<true> {
      requireAdministrator(actor);
      return database.write(async (transaction) => {
        const { before, person } = await binned(transaction, actor, id);
        await purge(transaction, person, before);
        return true as const;
      });
    },

    /** Deletes for good what was deleted until a moment; for administrators. Gives how many items that were. */
    async empty(actor: Actor, until: Date): Promise<number> {
      requireAdministrator(actor);
      return purgeUntil(actor satisfies Person, until);
    },

    /** Deletes for good what has been in the bin for BIN_DAYS. Gives how many items that were. */
    sweepBin: () => purgeUntil(SWEEPER, binLimit(clock())),
  };
}
