import type { ImageView } from '@centar/domain/content/shared.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';

/** The JSON of an item's picture (column `image`). Its alternative text is a column of its own. */
export type StoredImage = Omit<ImageView, 'alt'>;

/** The JSON of an item's document (column `document`). */
export interface StoredDocument {
  /** `/media/<uuid>.pdf` or `.xlsx`. */
  readonly url: string;
  /** The cleaned readable name. */
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly byteSize: number;
}

/** A WebP version of a stored picture (column `variants`). */
export interface FileVariant {
  readonly name: string;
  /** Bytes. */
  readonly byteSize: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** A file whose bytes are stored and whose row is still to be written. */
export interface NewStoredFile {
  /** The row as `storedFile.create` takes it. */
  readonly row: Prisma.StoredFileUncheckedCreateInput;
  /** For pictures. */
  readonly image?: StoredImage;
  /** For documents. */
  readonly document?: StoredDocument;
}
