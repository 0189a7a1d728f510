import type { FileKind } from '@centar/domain/fileRules.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import type { NewStoredFile } from '../../platform/files/storedFile.ts';
import { addStoredFile } from '../../platform/files/storedFiles.ts';

export interface ImageData {
  readonly imageFileId?: string;
  readonly image?: Prisma.InputJsonObject;
}

export interface DocumentData {
  readonly documentFileId?: string;
  readonly document?: Prisma.InputJsonObject;
}

/** An item has at most one. */
export interface ItemFile<Row, Data extends object> {
  readonly kind: FileKind;
  /** The file's id, and its view for pages. */
  readonly columns: { readonly id: string; readonly view: string };
  readonly idOf: (row: Row) => string | null;
  /** Returns the item's columns; empty without a file. */
  readonly add: (transaction: Transaction, stored: NewStoredFile | undefined) => Promise<Data>;
}

export const itemImage: ItemFile<{ readonly imageFileId: string | null }, ImageData> = {
  kind: 'image',
  columns: { id: 'imageFileId', view: 'image' },
  idOf: ({ imageFileId }) => imageFileId,
  async add(transaction, stored) {
    if (!stored?.image) return {};
    const imageFileId = await addStoredFile(transaction, stored);
    return { imageFileId, image: asJson(stored.image) };
  },
};

export const itemDocument: ItemFile<{ readonly documentFileId: string | null }, DocumentData> = {
  kind: 'document',
  columns: { id: 'documentFileId', view: 'document' },
  idOf: ({ documentFileId }) => documentFileId,
  async add(transaction, stored) {
    if (!stored?.document) return {};
    const documentFileId = await addStoredFile(transaction, stored);
    return { documentFileId, document: asJson(stored.document) };
  },
};
