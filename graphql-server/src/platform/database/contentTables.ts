import { keysOf } from '@centar/domain/objects.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { Transaction } from './database.ts';

/** The used part of Prisma's delegates. */
interface ContentTable {
  count(): PromiseLike<number>;
}

type TableName = keyof Prisma.$StoredFilePayload['objects'];

/** The compiler reports missing tables. As a condition on `storedFile`: used by no item. */
export const USED_BY_NO_ITEM = {
  program: null,
  news: null,
  movie: null,
  competition: null,
  procurement: null,
  galleryItem: null,
  colony: null,
  artSalon: null,
  premisesPhoto: null,
  sitePicture: null,
  noticeDocument: null,
  itemPicture: null,
} satisfies Record<TableName, null>;

/** Of items with several pictures. The compiler reports missing tables. */
const WITH_PICTURES = {
  program: null,
  news: null,
  movie: null,
  colony: null,
  artSalon: null,
} satisfies Record<Exclude<keyof Prisma.$ItemPicturePayload['objects'], 'file'>, null>;

export const TABLES_WITH_PICTURES = keysOf(WITH_PICTURES);

/** Excludes the site's pictures and the further files of items. */
export function contentTables(client: Transaction): ContentTable[] {
  const { sitePicture: _, noticeDocument: __, itemPicture: ___, ...tables } = USED_BY_NO_ITEM;
  return (Object.keys(tables) as (keyof typeof tables)[]).map((name) => client[name]);
}

export function usedByPublicItem(now: Date) {
  const isVisible = { deletedAt: null, publishedAt: { lte: now } };
  const { sitePicture: _, noticeDocument: __, itemPicture: ___, ...tables } = USED_BY_NO_ITEM;
  return {
    OR: [
      ...Object.keys(tables).map((name) => ({ [name]: isVisible })),
      { sitePicture: { isNot: null } },
      { noticeDocument: { OR: [{ competition: isVisible }, { procurement: isVisible }] } },
      { itemPicture: { OR: TABLES_WITH_PICTURES.map((name) => ({ [name]: isVisible })) } },
    ],
  } satisfies Prisma.StoredFileWhereInput;
}
