import type { ImageView } from '@centar/domain/content/shared.ts';
import type { StoredDocument, StoredImage } from './storedFile.ts';

/** The picture's columns of a row. */
export interface ImageColumns {
  /** A `StoredImage`, or null. */
  readonly image: unknown;
  readonly imageAlt: string;
  /** Of items with several pictures. */
  readonly imageCredit?: string;
  readonly imageFocus?: string;
}

/** Null without a picture. */
export function toImageView(row: ImageColumns): Required<ImageView> | null {
  if (row.image === null) return null;
  const { src, width, height, placeholder, srcSet } = row.image as StoredImage;
  const { imageAlt: alt, imageCredit: credit = '', imageFocus } = row;
  return { src, width, height, alt, placeholder, srcSet, credit, focus: imageFocus || null };
}

export function toDocumentView(row: { readonly document: unknown }): StoredDocument | null {
  if (row.document === null) return null;
  const { url, fileName, contentType, byteSize } = row.document as StoredDocument;
  return { url, fileName, contentType, byteSize };
}
