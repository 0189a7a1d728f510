import { mayWrite } from '@centar/domain/access.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, orNotFound } from '../../platform/errors.ts';
import { assertUpdated } from './locking.ts';
import { authorColumns, recordChange, type Author, type Change } from '../auditTrail.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { searchColumns } from '../searchColumns.ts';
import { assertChanged, endPreview } from './unchanged.ts';
import { IS_DELETED, type ItemTypeDescriptor, type ItemRow, type SavedData } from './itemType.ts';

/** An item, its section and the person who may write it. */
export interface Writable<Row> {
  readonly before: Row;
  readonly section: ItemSection;
  readonly person: Person;
}

/** Loads and saves the items of a type within a transaction, after checking the policy. */
export function itemRepository<Row extends ItemRow, Data extends object>(
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { itemType, table, sections, sectionColumn, searchIn } = descriptor;

  /** The section of an item: its own, or the one to which all items of its type belong. */
  function sectionOf(row: object): ItemSection {
    const own = sectionColumn ? (row as Record<string, unknown>)[sectionColumn] : sections[0];
    return own as ItemSection;
  }

  /**
   * Policy: the person may write the stored item. Nobody may write an item whose stored section is none of the type's.
   * Throws UNAUTHENTICATED or FORBIDDEN. Gives the item's section.
   */
  function requireItem(actor: Actor, row: object): ItemSection {
    const section = sectionOf(row);
    if (!sections.includes(section)) throw new AppError('FORBIDDEN');
    requireSection(actor, section);
    return section;
  }

  /** Whether the person may write an item, or a version of one, by its own section. */
  function mayWriteItem(actor: Actor, row: object): boolean {
    const section = sectionOf(row);
    return actor !== null && sections.includes(section) && mayWrite(actor, section);
  }

  async function load(client: Transaction, id: number, deletedAt: null | typeof IS_DELETED) {
    return orNotFound(await table(client).findFirst({ where: { id, deletedAt } }));
  }

  /** Saves the columns as the next version of the item. Throws CONFLICT where another save came first. */
  async function save(transaction: Transaction, { id, version }: Row, data: object): Promise<void> {
    const next = { ...data, version: { increment: 1 } };
    assertUpdated(await table(transaction).updateMany({ where: { id, version }, data: next }));
  }

  /** Writes the audit entry and, where there was one, the previous version. */
  async function record(
    transaction: Transaction,
    author: Author,
    change: Pick<Change, 'action' | 'section'> & { before?: Row; after?: Row; item: Row },
  ): Promise<void> {
    await recordChange(transaction, author, { ...change, itemType });
  }

  return {
    sectionOf,
    requireItem,
    mayWriteItem,
    record,

    /** The item, for somebody who may write it. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
    async loadForEdit(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await load(client, id, null);
      return { before, section: requireItem(actor, before), person: actor };
    },

    /** The same for an item in the trash. */
    async loadDeleted(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await load(client, id, IS_DELETED);
      return { before, section: requireItem(actor, before), person: actor };
    },

    /**
     * Saves columns of an item and the rows that belong to it, with its search columns, its author, the audit entry and the previous version. Returns the
     * saved item. Throws CONFLICT if another save came first. An update that changes nothing ends here: its caller runs it
     * within `saveOrKeep`.
     */
    async saveChange(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
      action: Change['action'],
      { plan, ...columns }: SavedData,
    ): Promise<Row> {
      if (action === 'update') assertChanged(before, columns, plan);
      const search = searchColumns(searchIn, { ...before, ...columns });
      await save(transaction, before, { ...columns, ...search, ...authorColumns(person) });
      if (plan) await descriptor.afterSave?.(transaction, before.id, plan);
      const after = await load(transaction, before.id, null);
      if (action === 'update') endPreview(person, after);
      await record(transaction, person, { action, section, item: after, before, after });
      return after;
    },

    /** Moves an item to the trash; its file stays with it. */
    async softDelete(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
      now: Date,
    ): Promise<void> {
      await save(transaction, before, { deletedAt: now, deletedByName: person.name });
      await record(transaction, person, { action: 'delete', section, item: before, before });
    },

    /** Takes an item out of the trash, as it was. */
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
