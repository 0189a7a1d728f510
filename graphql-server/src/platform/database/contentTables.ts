import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { Transaction } from './database.ts';

/** A table of what visitors see. Prisma's tables fit. */
interface ContentTable {
  count(): PromiseLike<number>;
  aggregate(args: {
    where: { publishedAt: { gt: Date } };
    _min: { publishedAt: true };
  }): PromiseLike<{ _min: { publishedAt: Date | null } }>;
}

type TableName = keyof Prisma.$StoredFilePayload['objects'];

/**
 * THE list of tables whose rows can have a stored file, which are all that visitors see; the compiler asks for each one
 * of `schema.prisma`. As a condition on files: used by no item.
 */
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
} satisfies Record<TableName, null>;

/** Every table of what visitors see, apart from the site's own pictures and further documents, which are no items. */
export function contentTables(client: Transaction): ContentTable[] {
  const { sitePicture: _, noticeDocument: __, ...tables } = USED_BY_NO_ITEM;
  return (Object.keys(tables) as (keyof typeof tables)[]).map((name) => client[name]);
}
