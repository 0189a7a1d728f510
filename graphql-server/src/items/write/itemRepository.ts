import { mayWrite } from '@centar/domain/access.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Clock, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, orNotFound } from '../../platform/errors.ts';
import { assertUpdated } from './locking.ts';
import { authorColumns, recordChange, type Author, type Change } from '../auditTrail.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { searchColumns } from '../searchColumns.ts';
import { recordRevision } from './itemRevisions.ts';
import { assertChanged, endPreview } from './unchanged.ts';
import { IS_DELETED, type ItemTypeDescriptor, type ItemRow, type SavedData } from './itemType.ts';

export interface Writable<Row> {
  readonly before: Row;
  readonly section: ItemSection;
  readonly person: Person;
}

/** Checks the policy, within a transaction. */
export function itemRepository<Row extends ItemRow, Data extends object>(
  { clock }: { readonly clock: Clock },
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { itemType, table, sections, sectionColumn, searchIn } = descriptor;

  /** Its own, or that of its type. */
  function sectionOf(row: object): ItemSection {
    const own = sectionColumn ? (row as Record<string, unknown>)[sectionColumn] : sections[0];
    return own as ItemSection;
  }

  /**
   * An item whose section is none of the type's can't be written. Throws UNAUTHENTICATED or
   * FORBIDDEN. Returns the section.
   */
  function requireItem(actor: Actor, row: object): ItemSection {
    const section = sectionOf(row);
    if (!sections.includes(section)) throw new AppError('FORBIDDEN');
    requireSection(actor, section);
    return section;
  }

  /** Or a version, by its own section. */
  function mayWriteItem(actor: Actor, row: object): boolean {
    const section = sectionOf(row);
    return actor !== null && sections.includes(section) && mayWrite(actor, section);
  }

  async function load(client: Transaction, id: number, deletedAt: null | typeof IS_DELETED) {
    return orNotFound(await table(client).findFirst({ where: { id, deletedAt } }));
  }

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
    // What is purged has been gone for visitors since its deletion.
    if (change.action === 'purge') return;
    const { item, before, after } = change;
    await recordRevision(transaction, { itemType, itemId: item.id }, [before, after], clock());
  }

  return {
    sectionOf,
    requireItem,
    mayWriteItem,
    record,

    /** Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
    async loadForEdit(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await load(client, id, null);
      return { before, section: requireItem(actor, before), person: actor };
    },

    async loadDeleted(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await load(client, id, IS_DELETED);
      return { before, section: requireItem(actor, before), person: actor };
    },

    /**
     * Also saves rows of the item, search columns, author, audit entry and previous version. Throws
     * CONFLICT for a concurrent save. A save without changes ends here, so call it within
     * `saveOrKeep`.
     */
    async saveChange(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
      action: Change['action'],
      data: SavedData,
    ): Promise<Row> {
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
      await record(transaction, person, {
        action: 'restore',
        section,
        item: before,
        before,
        after,
      });
    },
  };
}
