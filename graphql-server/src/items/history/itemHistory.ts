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
import { restorePictures } from '../write/itemPictures.ts';
import { itemRepository } from '../write/itemRepository.ts';

/** The latest ones. */
const MAX_VERSIONS = 100;

/** The version to restore, and the current one that the user saw. */
type VersionRequest = Omit<z.output<typeof versionReference>, 'itemType'>;

interface PreviousState {
  readonly content: PreviousContent;
  readonly savedAt: Date;
  readonly savedByName: string;
}

function actionOf(before: PreviousContent, after: PreviousContent): string {
  const wasDeleted = before['deletedAt'] != null;
  const isDeleted = after['deletedAt'] != null;
  if (wasDeleted === isDeleted) return 'update';
  return isDeleted ? 'delete' : 'restore';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Takes the previous versions, oldest first; returns all, latest first. Omits versions of other
 * sections, from before a move, and their values.
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

/** Empty if the file is the current one or was purged. */
async function fileColumns<Row extends ItemRow, Data extends object>(
  transaction: Transaction,
  { itemType, file, hasPictures }: ItemTypeDescriptor<Row, Data>,
  content: PreviousContent,
  { before, now }: { readonly before: Row; readonly now: Date },
) {
  if (hasPictures) return restorePictures(transaction, { itemType, before, now }, content);
  const { id, view } = file.columns;
  const { imageAlt } = content;
  const texts = imageAlt === undefined ? {} : { imageAlt };
  const previousFile = content[id] ?? null;
  const present = file.idOf(before);
  if (previousFile === present) return { columns: texts, isGone: false };
  // A version without a file removes none.
  if (typeof previousFile !== 'string') return { columns: {}, isGone: false };
  if (!(await reuseStoredFile(transaction, previousFile))) return { columns: {}, isGone: true };
  await releaseStoredFile(transaction, present, now);
  return { columns: { [id]: previousFile, [view]: content[view], ...texts }, isGone: false };
}

function editedData<Row extends ItemRow, Data extends object>(
  { edited, fromPrevious }: ItemTypeDescriptor<Row, Data>,
  content: PreviousContent,
  { before, now }: { readonly before: Row; readonly now: Date },
): SavedData {
  if (fromPrevious) return fromPrevious(content, before, now);
  return Object.fromEntries(edited.map((field) => [field, content[field]]));
}

export function itemHistory<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { database, clock } = dependencies;
  const { itemType, edited, hasPictures, restoredWith = [] } = descriptor;
  const restored = [...edited, ...(hasPictures ? ['morePictures'] : []), ...restoredWith];
  const { loadForEdit, mayWriteItem, requireItem, saveChange } = itemRepository(
    dependencies,
    descriptor,
  );

  return {
    /** Only versions of the user's sections. Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
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
     * Saves it as a new version, with its file if that still exists; the publication stays. Throws
     * NOT_FOUND, FORBIDDEN (also for a version of another section), or CONFLICT for a concurrent
     * edit.
     */
    restoreVersion(actor: Actor, { id, version, seen }: VersionRequest): Promise<VersionRestored> {
      return database.writeContent(async (transaction) => {
        const { before, person } = await loadForEdit(transaction, actor, id);
        await assertNoConflict(transaction, { itemType, stored: before, seen }, restored as 'id'[]);
        const key = { itemType, itemId: id, version };
        const previous = orNotFound(
          await transaction.itemVersion.findUnique({ where: { itemType_itemId_version: key } }),
        );
        const content = previous.content as PreviousContent;
        const section = requireItem(actor, { ...before, ...content });
        const from = { before, now: clock() };
        const { columns, isGone } = await fileColumns(transaction, descriptor, content, from);
        const more = await descriptor.restoreMore?.(transaction, before, content, clock());
        // Texts of a picture belong to it.
        const {
          imageAlt: _,
          imageCredit: __,
          imageFocus: ___,
          ...fields
        } = editedData(descriptor, content, from);
        const data = {
          ...fields,
          // Versions older than formats have none.
          ...('descriptionMarkup' in before && {
            descriptionMarkup: content['descriptionMarkup'] ?? '',
          }),
          ...columns,
          ...more?.columns,
        };
        const item = { before, section, person };
        const after = await saveChange(transaction, item, 'restoreVersion', data);
        return { version: after.version, isFileGone: isGone || more?.isGone === true };
      });
    },
  };
}
