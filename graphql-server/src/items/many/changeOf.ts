import { pick } from '@centar/domain/objects.ts';
import type { Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import type { WrittenType } from '../declaredType.ts';
import { savedDataOf } from '../itemService.ts';
import { itemRepository } from '../write/itemRepository.ts';
import type { ItemRow } from '../write/itemType.ts';
import { publicationColumns } from '../write/itemWrites.ts';
import { assertNoConflict } from '../write/locking.ts';
import { isUnchanged } from '../write/unchanged.ts';
import type { Writable } from '../write/writableItems.ts';
import type { ItemChangeFields } from './manyItems.service.ts';

/** Undefined for a missing item. Throws FORBIDDEN. */
const found = <Row>(load: Promise<Writable<Row>>): Promise<Writable<Row> | undefined> =>
  load.catch((thrown: unknown) => {
    if (thrown instanceof AppError && thrown.code === 'NOT_FOUND') return undefined;
    throw thrown;
  });

const editedOf = <Row extends ItemRow, Data extends object>({ edited }: WrittenType<Row, Data>) => [
  ...edited,
  'publishedAt' as const,
];

function trashMoves<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  type: WrittenType<Row, Data>,
) {
  const { clock } = dependencies;
  const { itemType } = type;
  const { loadDeleted, loadForEdit, restore, softDelete } = itemRepository(dependencies, type);
  const edited = editedOf(type);

  async function moveToTrash(
    transaction: Transaction,
    person: Person,
    { id, version: seen }: ItemChangeFields,
  ): Promise<number> {
    const item = await found(loadForEdit(transaction, person, id));
    if (item) {
      await assertNoConflict(transaction, { itemType, stored: item.before, seen }, edited);
      await softDelete(transaction, item, clock());
      return item.before.version + 1;
    }
    // A repetition finds what the first request deleted, and only that.
    const { before } = await loadDeleted(transaction, person, id);
    const { deletedByName } = before as { readonly deletedByName?: unknown };
    if (before.version !== seen + 1 || deletedByName !== person.name) {
      throw new AppError('NOT_FOUND');
    }
    return before.version;
  }

  async function takeFromTrash(
    transaction: Transaction,
    person: Person,
    { id, version: seen }: ItemChangeFields,
  ): Promise<number> {
    const item = await found(loadDeleted(transaction, person, id));
    if (item) {
      if (item.before.version !== seen) throw new AppError('CONFLICT');
      await restore(transaction, item);
      return seen + 1;
    }
    const { before } = await loadForEdit(transaction, person, id);
    if (before.version !== seen + 1) throw new AppError('NOT_FOUND');
    return before.version;
  }

  return { moveToTrash, takeFromTrash };
}

/** Changes a few fields; a save sends all. */
export function changeOf<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  type: WrittenType<Row, Data>,
) {
  const { clock } = dependencies;
  const { itemType, rules, written } = type;
  const { loadForEdit, requireItem, saveChange } = itemRepository(dependencies, type);
  const { moveToTrash, takeFromTrash } = trashMoves(dependencies, type);
  const savedData = savedDataOf(type);
  const edited = editedOf(type);

  async function saveFields(
    transaction: Transaction,
    person: Person,
    { id, version: seen, isDeleted: _, ...changes }: ItemChangeFields,
  ): Promise<number> {
    const item = await loadForEdit(transaction, person, id);
    const { before } = item;
    const now = clock();
    const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
    const fields = { ...pick(before, written), ...Object.fromEntries(changed) };
    const edit = parseInput(rules.edit, { ...fields, id });
    const { id: __, version: ___, ...columns } = edit;
    const section = requireItem(person, { ...before, ...columns });
    const data = {
      ...savedData(edit, before, now),
      ...publicationColumns(type, before, edit, now),
    };
    if (isUnchanged(before, data)) return before.version;
    await assertNoConflict(transaction, { itemType, stored: before, seen }, edited);
    return (await saveChange(transaction, { ...item, section }, 'update', data)).version;
  }

  return {
    /** Returns the new version. Throws NOT_FOUND, FORBIDDEN, CONFLICT or BAD_USER_INPUT. */
    changeWithin(
      transaction: Transaction,
      person: Person,
      change: ItemChangeFields,
    ): Promise<number> {
      const { isDeleted } = change;
      const work = isDeleted === undefined ? saveFields : isDeleted ? moveToTrash : takeFromTrash;
      return work(transaction, person, change);
    },
  };
}
