import type { ImageView } from '@centar/domain/content/shared.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { StoredDocument, StoredImage } from './storedFile.ts';

/** The columns that a row with a picture has. */
export interface ImageColumns {
  readonly image: Prisma.JsonValue | null;
  readonly imageAlt: string;
}

/** What an item tells of its picture; null where it has none. The column is only written by the file store. */
export function toImageView(row: ImageColumns): ImageView | null {
  if (row.image === null) return null;
  const { src, width, height, placeholder, srcSet } = row.image as unknown as StoredImage;
  return { src, width, height, alt: row.imageAlt, placeholder, srcSet };
}

/** What an item tells of its document; null where it has none. */
export function toDocumentView(row: {
  readonly document: Prisma.JsonValue | null;
}): StoredDocument | null {
  if (row.document === null) return null;
  const { url, fileName, contentType, byteSize } = row.document as unknown as StoredDocument;
  return { url, fileName, contentType, byteSize };
}

/** A stored picture or document as a JSON column takes it. */
export function toJsonColumn(stored: StoredImage | StoredDocument): Prisma.InputJsonObject {
  return { ...stored };
}
