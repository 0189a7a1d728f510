import { withPresentHalls } from '../../centre/halls.ts';
import type { Clock } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { assertUpdated } from './locking.ts';
import { authorColumns, recordChange, type Author, type Change } from '../auditTrail.ts';
import { searchColumns } from '../searchColumns.ts';
import { recordRevision } from './itemRevisions.ts';
import { assertChanged, endPreview } from './unchanged.ts';
import { writableItems, type Writable } from './writableItems.ts';
import type { ItemTypeDescriptor, ItemRow, SavedData } from './itemType.ts';

/** Checks the policy, within a transaction. */
export function itemRepository<Row extends ItemRow, Data extends object>(
  { clock }: { readonly clock: Clock },
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { itemType, table, searchIn } = descriptor;
  const { load, ...items } = writableItems(descriptor);

  /** As the next version. Throws CONFLICT for a concurrent save. */
  async function save(transaction: Transaction, { id, version }: Row, data: object): Promise<void> {
    const next = { ...data, version: { increment: 1 } };
    assertUpdated(await table(transaction).updateMany({ where: { id, version }, data: next }));
  }

  /** In the audit trail, and for copies of the public content. */
  async function record(
    transaction: Transaction,
    author: Author,
    change: Pick<Change, 'action' | 'section'> & { before?: Row; after?: Row; item: Row },
  ): Promise<void> {
    await recordChange(transaction, author, { ...change, itemType });
    // Visitors lost a purged item when it was deleted.
    if (change.action === 'purge') return;
    const { item, before, after } = change;
    await recordRevision(transaction, { itemType, itemId: item.id }, [before, after], clock());
  }

  return {
    ...items,
    record,

    /**
     * Also saves rows of the item, search columns, author, audit entry and previous version. Throws
     * CONFLICT for a concurrent save. A save without changes ends here, so call it within
     * `saveOrKeep`.
     */
    async saveChange(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
      action: Change['action'],
      saved: SavedData,
    ): Promise<Row> {
      const data = await withPresentHalls(transaction, saved);
      if (action === 'update') assertChanged(before, data);
      const { plan, ...columns } = data;
      const search = searchColumns(searchIn, { ...before, ...columns });
      await save(transaction, before, { ...columns, ...search, ...authorColumns(person) });
      if (plan) await descriptor.afterSave?.(transaction, before.id, plan);
      const after = await load(transaction, before.id, null);
      if (action === 'update') endPreview(person, after);
      await record(transaction, person, { action, section, item: after, before, after });
      return after;
    },

    async softDelete(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
      now: Date,
    ): Promise<void> {
      await save(transaction, before, { deletedAt: now, deletedByName: person.name });
      await record(transaction, person, { action: 'delete', section, item: before, before });
    },

    async restore(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
    ): Promise<void> {
      const data = { deletedAt: null, deletedByName: '' };
      await save(transaction, before, data);
      const after = { ...before, ...data };
      const change = { section, item: before, before, after };
      await record(transaction, person, { action: 'restore', ...change });
    },
  };
}
