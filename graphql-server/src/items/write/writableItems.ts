import { mayWrite } from '@centar/domain/access.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, orNotFound } from '../../platform/errors.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { IS_DELETED, type ItemRow, type ItemTypeDescriptor } from './itemType.ts';

export interface Writable<Row> {
  readonly before: Row;
  readonly section: ItemSection;
  readonly person: Person;
}

/** Items and versions that a person may write, by section. */
export function writableItems<Row extends ItemRow, Data extends object>({
  sections,
  sectionColumn,
  table,
}: ItemTypeDescriptor<Row, Data>) {
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

  async function loadAs(
    client: Transaction,
    actor: Actor,
    id: number,
    deletedAt: null | typeof IS_DELETED,
  ): Promise<Writable<Row>> {
    requirePerson(actor);
    const before = await load(client, id, deletedAt);
    return { before, section: requireItem(actor, before), person: actor };
  }

  return {
    load,
    sectionOf,
    requireItem,
    mayWriteItem,

    /** Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
    loadForEdit: (client: Transaction, actor: Actor, id: number) => loadAs(client, actor, id, null),

    loadDeleted: (client: Transaction, actor: Actor, id: number) =>
      loadAs(client, actor, id, IS_DELETED),
  };
}
