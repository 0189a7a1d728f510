import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  assertUnchanged,
  found,
  recordChange,
  requirePerson,
  requireSection,
  savedBy,
} from '../contentService.ts';
import type { Author, Change } from '../contentService.ts';
import { IS_DELETED } from './itemType.ts';
import type { ItemTypeDescriptor, ItemRow } from './itemType.ts';

/** An item that somebody may write, its section and who that is. */
export interface Writable<Row> {
  readonly before: Row;
  readonly section: ItemSection;
  readonly person: Person;
}

/** The steps that the writes of items are made of, each for use within a transaction. */
export function itemRepository<Row extends ItemRow, Data extends object>(
  kind: ItemTypeDescriptor<Row, Data>,
) {
  const { itemType, table, sections, sectionColumn } = kind;

  /** The section of an item: its own, or the one to which all items of its type belong. */
  function sectionOf(row: object): ItemSection {
    const own = sectionColumn ? (row as Record<string, unknown>)[sectionColumn] : sections[0];
    return own as ItemSection;
  }

  /**
   * Policy: the person may write the stored item. A stored section that is none of the type's is nobody's to write.
   * Throws UNAUTHENTICATED or FORBIDDEN. Gives the item's section.
   */
  function requireItem(actor: Actor, row: object): ItemSection {
    const section = sectionOf(row);
    if (!sections.includes(section)) throw new AppError('FORBIDDEN');
    requireSection(actor, section);
    return section;
  }

  async function item(client: Transaction, id: number, deletedAt: null | typeof IS_DELETED) {
    return found(await table(client).findFirst({ where: { id, deletedAt } }));
  }

  /** Writes the columns as the next version of the item. Throws CONFLICT where it has one already. */
  async function put(transaction: Transaction, { id, version }: Row, data: object): Promise<void> {
    const next = { ...data, version: { increment: 1 } };
    assertUnchanged(await table(transaction).updateMany({ where: { id, version }, data: next }));
  }

  /** Writes the audit entry and, where there was one, the former state. */
  async function record(
    transaction: Transaction,
    author: Author,
    change: Pick<Change, 'action' | 'section'> & { before?: Row; after?: Row; item: Row },
  ): Promise<void> {
    await recordChange(transaction, author, { ...change, itemType });
  }

  return {
    put,
    sectionOf,
    requireItem,

    /** The item, for somebody who may write it. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
    async stored(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await item(client, id, null);
      return { before, section: requireItem(actor, before), person: actor };
    },

    /** The same for an item in the bin. */
    async binned(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await item(client, id, IS_DELETED);
      return { before, section: requireItem(actor, before), person: actor };
    },

    /** Saves columns in a person's name; gives the item as it is then. */
    async change(transaction: Transaction, before: Row, person: Person, data: object) {
      await put(transaction, before, { ...data, ...savedBy(person) });
      return item(transaction, before.id, null);
    },

    /** Moves an item to the trash; its file stays with it. */
    async softDelete(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
      now: Date,
    ): Promise<void> {
      await put(transaction, before, { deletedAt: now, deletedByName: person.name });
      await record(transaction, person, { action: 'delete', section, item: before, before });
    },

    /** Takes an item out of the trash, as it was. */
    async restore(
      transaction: Transaction,
      { before, section, person }: Writable<Row>,
    ): Promise<void> {
      const data = { deletedAt: null, deletedByName: '' };
      await put(transaction, before, data);
      const after = { ...before, ...data };
      await record(transaction, person, {
        action: 'restore',
        section,
        item: before,
        before,
        after,
      });
    },

    record,
  };
}
