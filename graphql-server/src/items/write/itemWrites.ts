import type { PictureEdit } from '@centar/domain/content/pictures.ts';
import type { Actor } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { releaseStoredFile } from '../../platform/files/storedFiles.ts';
import { assertNoConflict } from './locking.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import { itemReference } from '../itemReference.ts';
import type { ItemTypeDescriptor, ItemRow, SavedData } from './itemType.ts';
import { createItem } from './createItem.ts';
import { editPictures, PICTURE_COLUMNS } from './itemPictures.ts';
import { itemRepository } from './itemRepository.ts';
import { saveOrKeep } from './unchanged.ts';
import { changedPublication, type PublicationInput } from '../read/visibility.ts';

const OF_PICTURE: ReadonlySet<string> = new Set(['imageCredit', 'imageFocus']);

interface ItemEdit extends PublicationInput {
  readonly id: number;
  readonly version?: number | undefined;
  readonly pictures?: readonly PictureEdit[] | undefined;
}

export function publicationColumns<Row extends ItemRow, Data extends object>(
  { onPublication }: ItemTypeDescriptor<Row, Data>,
  before: Row,
  publication: PublicationInput,
  now: Date,
): object {
  const publishedAt = changedPublication(publication, before.publishedAt, now);
  if (publishedAt === undefined) return {};
  return { publishedAt, ...(publishedAt ? onPublication?.(publishedAt) : {}) };
}

/**
 * Each is one transaction with audit entry and previous version. Callers of `create` and `update`
 * have checked the input, and the policy that needs no stored item.
 */
export function itemWrites<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { database, files, clock } = dependencies;
  const { itemType, file, sections } = descriptor;
  const { loadForEdit, saveChange, softDelete } = itemRepository(dependencies, descriptor);

  return {
    create: createItem(dependencies, descriptor),

    /**
     * An edit without changes creates no version. Throws NOT_FOUND, or CONFLICT for a concurrent
     * edit.
     */
    update(
      actor: Actor,
      { id, version: seen, pictures, ...publication }: ItemEdit,
      dataOf: (before: Row) => SavedData,
    ): Promise<Row> {
      return saveOrKeep(() =>
        database.writeContent(async (transaction) => {
          const item = await loadForEdit(transaction, actor, id);
          const { before } = item;
          // Credit and focus belong to the picture, and replacing it is not a conflict.
          const texts = descriptor.edited.filter((name) => !OF_PICTURE.has(name));
          const edited = [...texts, 'publishedAt', ...(pictures ? PICTURE_COLUMNS : [])];
          await assertNoConflict(transaction, { itemType, stored: before, seen }, edited as 'id'[]);
          const now = clock();
          const data = {
            ...dataOf(before),
            ...publicationColumns(descriptor, before, publication, now),
            ...(pictures && (await editPictures(transaction, { itemType, before, now }, pictures))),
          };
          return saveChange(transaction, item, 'update', data);
        }),
      );
    },

    /** Throws NOT_FOUND. */
    async replaceFile(
      actor: Actor,
      input: unknown,
      incoming: IncomingFile | undefined,
    ): Promise<Row> {
      requireSection(actor, ...sections);
      const { id } = parseInput(itemReference, input);
      await loadForEdit(database.reader, actor, id);
      if (!incoming) throw badInput({ file: 'required' });
      return files.withStoredFile(file.kind, incoming, (stored) =>
        database.writeContent(async (transaction) => {
          const item = await loadForEdit(transaction, actor, id);
          await releaseStoredFile(transaction, file.idOf(item.before), clock());
          const columns: object = await file.add(transaction, stored);
          const others = descriptor.hasPictures && { imageCredit: '', imageFocus: '' };
          return saveChange(transaction, item, 'replaceFile', { ...columns, ...others });
        }),
      );
    },

    /** Its file stays. Throws NOT_FOUND. */
    async remove(actor: Actor, input: unknown): Promise<true> {
      requireSection(actor, ...sections);
      const { id } = parseInput(itemReference, input);
      return database.writeContent(
        async (transaction) => {
          await softDelete(transaction, await loadForEdit(transaction, actor, id), clock());
          return true as const;
        },
        { mayUseReserve: true },
      );
    },
  };
}
