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

/** The tables whose rows can have a stored file; the compiler asks for each one of `schema.prisma`. */
type ContentTables = Readonly<Record<keyof Prisma.$StoredFilePayload['objects'], ContentTable>>;

/** Every table of what visitors see, by its name. */
export function contentTables(client: Transaction): ContentTables {
  const { program, news, movie, competition, procurement, galleryItem } = client;
  const { colony, artSalon, premisesPhoto } = client;
  return {
    ...{ program, news, movie, competition, procurement, galleryItem },
    ...{ colony, artSalon, premisesPhoto },
  };
}
