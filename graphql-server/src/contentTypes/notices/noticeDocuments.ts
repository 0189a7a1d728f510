import {
  MAX_MORE_DOCUMENTS,
  noticeDocumentInput,
  noticeDocumentsEdit,
} from '@centar/domain/content/notice.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Competition } from '../../../../prisma/generated/client.ts';
import { assertNoConflict } from '../../items/write/locking.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import type { DocumentData } from '../../items/write/itemFiles.ts';
import { itemRepository } from '../../items/write/itemRepository.ts';
import type { ItemTypeDescriptor, PreviousContent } from '../../items/write/itemType.ts';
import { saveOrKeep } from '../../items/write/unchanged.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import { badInput } from '../../platform/errors.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { mediaUrl, parseMediaName } from '../../platform/files/mediaNames.ts';
import type { StoredDocument } from '../../platform/files/storedFile.ts';
import {
  addStoredFile,
  releaseStoredFile,
  reuseStoredFile,
} from '../../platform/files/storedFiles.ts';

export interface MoreDocument extends StoredDocument {
  readonly id: number;
  readonly title: string;
  /** The date on it, `2026-11-24`. */
  readonly date: string;
}

/** Both tables of notices have the same columns. */
type NoticeRow = Competition;

/** Only this module writes the column. */
export function moreDocumentsOf(row: { readonly moreDocuments?: unknown }): MoreDocument[] {
  return Array.isArray(row.moreDocuments) ? (row.moreDocuments as MoreDocument[]) : [];
}

export const noticeReference = (itemType: ItemType, id: number) =>
  itemType === 'Competition' ? { competitionId: id } : { procurementId: id };

/** Call it before purging the notice. */
export async function releaseDocuments(
  transaction: Transaction,
  notice: ReturnType<typeof noticeReference>,
  now: Date,
): Promise<void> {
  const rows = await transaction.noticeDocument.findMany({ where: notice });
  await transaction.noticeDocument.deleteMany({ where: notice });
  for (const { fileId } of rows) await releaseStoredFile(transaction, fileId, now);
}

const fileIdOf = ({ url }: MoreDocument): string =>
  parseMediaName(url.slice(mediaUrl('').length))?.id ?? '';

/** Those of a version whose files still exist; a version without further documents removes none. */
export async function restoreDocuments(
  transaction: Transaction,
  notice: ReturnType<typeof noticeReference>,
  content: PreviousContent,
  now: Date,
): Promise<{ columns: object; isGone: boolean }> {
  const previous = moreDocumentsOf(content);
  const rows = await transaction.noticeDocument.findMany({ where: notice });
  const unused = new Map(rows.map(({ id, fileId }) => [fileId, id]));
  const next: MoreDocument[] = [];
  for (const document of previous) {
    const fileId = fileIdOf(document);
    const known = unused.get(fileId);
    unused.delete(fileId);
    if (known === undefined && !(await reuseStoredFile(transaction, fileId))) continue;
    const id =
      known ?? (await transaction.noticeDocument.create({ data: { ...notice, fileId } })).id;
    next.push({ ...document, id });
  }
  const isGone = next.length < previous.length;
  if (next.length === 0) return { columns: {}, isGone };
  for (const [fileId, id] of unused) {
    await transaction.noticeDocument.delete({ where: { id } });
    await releaseStoredFile(transaction, fileId, now);
  }
  return { columns: { moreDocuments: next.map(asJson) }, isGone };
}

/** The first document has the documented calls. */
export function noticeDocuments(
  dependencies: ContentDependencies,
  kind: ItemTypeDescriptor<NoticeRow, DocumentData>,
) {
  const { database, files, clock } = dependencies;
  const { itemType } = kind;
  const { loadForEdit, saveChange } = itemRepository(dependencies, kind);

  return {
    /** Throws NOT_FOUND, or BAD_USER_INPUT above the limit. */
    async addDocument(actor: Actor, input: unknown, incoming: IncomingFile | undefined) {
      requirePerson(actor);
      const { id, title, date } = parseInput(noticeDocumentInput, input);
      await loadForEdit(database.reader, actor, id);
      if (!incoming) throw badInput({ file: 'required' });
      return files.withStoredFile('document', incoming, (stored) =>
        database.writeContent(async (transaction) => {
          const item = await loadForEdit(transaction, actor, id);
          const documents = moreDocumentsOf(item.before);
          if (documents.length >= MAX_MORE_DOCUMENTS) throw badInput({ file: 'tooMany' });
          if (!stored?.document) throw badInput({ file: 'invalid' });
          const fileId = await addStoredFile(transaction, stored);
          const row = await transaction.noticeDocument.create({
            data: { ...noticeReference(itemType, id), fileId },
          });
          const added: MoreDocument = { ...stored.document, id: row.id, title, date };
          const data = { moreDocuments: [...documents, added] };
          return saveChange(transaction, item, 'update', data);
        }),
      );
    },

    /**
     * Removes documents that the list omits. Throws NOT_FOUND, or CONFLICT for a concurrent edit.
     */
    async saveDocuments(actor: Actor, input: unknown) {
      requirePerson(actor);
      const { id, version: seen, documents } = parseInput(noticeDocumentsEdit, input);
      return saveOrKeep(() =>
        database.writeContent(async (transaction) => {
          const item = await loadForEdit(transaction, actor, id);
          const { before } = item;
          await assertNoConflict(transaction, { itemType, stored: before, seen }, [
            'moreDocuments',
          ]);
          const known = new Map(moreDocumentsOf(before).map((one) => [one.id, one]));
          const next = documents.map(({ documentId, title, date }) => {
            const document = known.get(documentId);
            if (!document) throw badInput({ documents: 'unknownChoice' });
            known.delete(documentId);
            return { ...document, title, date };
          });
          for (const gone of known.keys()) {
            const row = await transaction.noticeDocument.delete({ where: { id: gone } });
            await releaseStoredFile(transaction, row.fileId, clock());
          }
          return saveChange(transaction, item, 'update', { moreDocuments: next });
        }),
      );
    },
  };
}
