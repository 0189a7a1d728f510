import type { ImageView } from '@centar/domain/content/shared.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';

/** The column `image`; the alternative text has its own column. */
export type StoredImage = Omit<ImageView, 'alt'>;

/** The column `document`. */
export interface StoredDocument {
  /** Such as `/media/<uuid>.pdf`. */
  readonly url: string;
  /** Cleaned. */
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** A WebP version (column `variants`). */
export interface FileVariant {
  readonly name: string;
  readonly byteSize: number;
  readonly sha256: string;
}

export interface NewStoredFile {
  readonly row: Prisma.StoredFileUncheckedCreateInput;
  readonly image?: StoredImage;
  readonly document?: StoredDocument;
}
