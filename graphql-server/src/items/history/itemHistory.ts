import type { z } from 'zod';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import { releaseStoredFile, reuseStoredFile } from '../../platform/files/storedFiles.ts';
import { differences, toFieldChanges } from '../changes.ts';
import { assertNoConflict } from '../write/locking.ts';
import { orNotFound } from '../../platform/errors.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import type { ItemRow, ItemTypeDescriptor, PreviousContent, SavedData } from '../write/itemType.ts';
import type { versionReference } from '../itemReference.ts';
import type { ItemHistory, ItemVersion, VersionRestored } from './history.types.ts';
import { itemRepository } from '../write/itemRepository.ts';

/** The most versions that a history lists, the latest ones. */
const MAX_VERSIONS = 100;

/** The version to restore, and the present one that the person saw. */
type VersionRequest = Omit<z.output<typeof versionReference>, 'itemType'>;

interface PreviousState {
  readonly content: PreviousContent;
  readonly savedAt: Date;
  readonly savedByName: string;
}

/** The action between two states, for the audit trail: `update`, `delete` or `restore`. */
function actionOf(before: PreviousContent, after: PreviousContent): string {
  const wasDeleted = before['deletedAt'] != null;
  const isDeleted = after['deletedAt'] != null;
  if (wasDeleted === isDeleted) return 'update';
  return isDeleted ? 'delete' : 'restore';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The versions of a present item, the latest first, from its previous versions, the oldest first. An item may have been moved
 * between sections: versions of other sections are left out, and so is what they had before a move.
 */
function versionsOf(
  previous: readonly PreviousState[],
  present: PreviousContent,
  mayRead: (content: PreviousContent) => boolean,
): ItemVersion[] {
  const states = [...previous.map(({ content }) => content), present];
  const made = previous.flatMap(({ content, savedAt, savedByName }, at) => {
    const next = states[at + 1] ?? present;
    if (!mayRead(next)) return [];
    return {
      version: Number(next['version']),
      at: savedAt,
      savedByName,
      action: actionOf(content, next),
      changes: mayRead(content) ? toFieldChanges(differences(content, next)) : [],
    };
  });
  const [first = present] = states;
  const start = {
    version: Number(first['version']),
    at: new Date(textOf(first['createdAt'])),
    savedByName: textOf(first['updatedByName']),
    action: 'create',
    changes: [],
  };
  return [...(mayRead(first) ? [start] : []), ...made].reverse();
}

/** The previous versions of one content type's items. */
export function itemHistory<Row extends ItemRow, Data extends object>(
  { database, clock }: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { itemType, file, edited } = descriptor;
  const { loadForEdit, mayWriteItem, requireItem, saveChange } = itemRepository(descriptor);

  /** The file columns of a previous version, if its file is another one and still exists. */
  async function fileColumns(transaction: Transaction, content: PreviousContent, before: Row) {
    const { id, view } = file.columns;
    const previousFile = content[id] ?? null;
    const present = file.idOf(before);
    if (previousFile === present) return { columns: {}, isSame: true, isGone: false };
    // A version without a file removes none: restoring is about the text.
    if (typeof previousFile !== 'string') return { columns: {}, isSame: false, isGone: false };
    if (!(await reuseStoredFile(transaction, previousFile)))
      return { columns: {}, isSame: false, isGone: true };
    await releaseStoredFile(transaction, present, clock());
    return { columns: { [id]: previousFile, [view]: content[view] }, isSame: true, isGone: false };
  }

  /** The edited fields of a previous version, as they are saved. */
  function editedData(content: PreviousContent, before: Row): SavedData {
    if (descriptor.fromPrevious) return descriptor.fromPrevious(content, before, clock());
    return Object.fromEntries(edited.map((field) => [field, content[field]]));
  }

  return {
    /** Every version of an item that belonged to a section of the person's, for people who may write the item. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
    async history(actor: Actor, id: number): Promise<ItemHistory> {
      const { before: row, section } = await loadForEdit(database.reader, actor, id);
      const latest = await database.reader.itemVersion.findMany({
        where: { itemType, itemId: id, version: { lt: row.version } },
        orderBy: { version: 'desc' },
        take: MAX_VERSIONS,
      });
      const previous = latest.reverse().map(({ content, savedAt, savedByName }) => ({
        content: content as PreviousContent,
        savedAt,
        savedByName,
      }));
      const versions = versionsOf(previous, asJson(row), (content) => mayWriteItem(actor, content));
      const hasOlder = previous.length >= MAX_VERSIONS;
      return {
        title: row.title,
        section,
        version: row.version,
        versions: hasOlder ? versions.slice(0, MAX_VERSIONS) : versions,
        hasOlder,
      };
    },

    /**
     * Saves the content of a previous version as a new one; its publication stays as it is. Its file comes back where
     * it still exists. Throws NOT_FOUND, FORBIDDEN (also where that version belonged to a section that is not the
     * person's), or CONFLICT when somebody else saved since the version that the person saw.
     */
    restoreVersion(actor: Actor, { id, version, seen }: VersionRequest): Promise<VersionRestored> {
      return database.writeContent(async (transaction) => {
        const { before, person } = await loadForEdit(transaction, actor, id);
        await assertNoConflict(transaction, { itemType, stored: before, seen }, edited);
        const key = { itemType, itemId: id, version };
        const previous = orNotFound(
          await transaction.itemVersion.findUnique({ where: { itemType_itemId_version: key } }),
        );
        const content = previous.content as PreviousContent;
        const section = requireItem(actor, { ...before, ...content });
        const { columns, isSame, isGone } = await fileColumns(transaction, content, before);
        const { imageAlt, ...fields } = editedData(content, before);
        const data = {
          ...fields,
          ...columns,
          // The alternative text belongs to its picture.
          ...(isSame && imageAlt !== undefined ? { imageAlt } : {}),
        };
        const item = { before, section, person };
        const after = await saveChange(transaction, item, 'restoreVersion', data);
        return { version: after.version, isFileGone: isGone };
      });
    },
  };
}
