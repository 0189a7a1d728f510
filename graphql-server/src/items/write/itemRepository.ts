import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { assertUnchanged, found, recordChange, requirePerson, savedBy } from '../contentService.ts';
import type { Change } from '../contentService.ts';
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
  const { itemType, table } = kind;

  async function item(client: Transaction, id: number, deletedAt: null | typeof IS_DELETED) {
    return found(await table(client).findFirst({ where: { id, deletedAt } }));
  }

  /** Writes the columns as the next version of the item. Throws CONFLICT where it has one already. */
  async function put(transaction: Transaction, { id, version }: Row, data: object): Promise<void> {
    const next = { ...data, version: { increment: 1 } };
    assertUnchanged(await table(transaction).updateMany({ where: { id, version }, data: next }));
  }

  return {
    put,

    /** The section of an item, which somebody may be allowed to write or not. */
    sectionOf(row: object): ItemSection {
      const { sectionColumn, sections } = kind;
      const own = sectionColumn ? (row as Record<string, unknown>)[sectionColumn] : sections[0];
      return own as ItemSection;
    },

    /** The item, for somebody who may write it. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
    async stored(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await item(client, id, null);
      return { before, section: kind.require(actor, before), person: actor };
    },

    /** The same for an item in the bin. */
    async binned(client: Transaction, actor: Actor, id: number): Promise<Writable<Row>> {
      requirePerson(actor);
      const before = await item(client, id, IS_DELETED);
      return { before, section: kind.require(actor, before), person: actor };
    },

    /** Saves columns in a person's name; gives the item as it is then. */
    async change(transaction: Transaction, before: Row, person: Person, data: object) {
      await put(transaction, before, { ...data, ...savedBy(person) });
      return item(transaction, before.id, null);
    },

    /** The audit entry and, where there was one, the former state. */
    async record(
      transaction: Transaction,
      person: Pick<Person, 'name'> & { readonly id: number | null },
      change: Pick<Change, 'action' | 'section'> & { before?: Row; after?: Row; item: Row },
    ): Promise<void> {
      const { id, version } = change.item;
      const told = { id, version, title: kind.titleOf(change.item) };
      await recordChange(transaction, person, { ...change, itemType, item: told });
    },
  };
}
