import { BIN_DAYS } from '@centar/domain/itemTypes.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import type { Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { releaseStoredFile } from '../../platform/files/storedFiles.ts';
import type { Author } from '../auditTrail.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import { itemRepository } from '../write/itemRepository.ts';
import { DELETED_COLUMNS, type ItemRow, type ItemTypeDescriptor } from '../write/itemType.ts';

/** In the audit trail. */
const CLEANUP_AUTHOR: Author = { id: null, name: 'Automatsko čišćenje' };

export function itemPurge<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { database, clock } = dependencies;
  const { itemType, table, file } = descriptor;
  const { loadDeleted, record, sectionOf } = itemRepository(dependencies, descriptor);

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
