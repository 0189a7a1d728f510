import { z } from 'zod';
import { galleryRules } from '@centar/domain/content/galleryItem.ts';
import { itemId } from '@centar/domain/rules.ts';
import { GALLERY_ITEM } from '@centar/domain/types/gallery.ts';
import { Prisma, type GalleryItem } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType } from '../../items/declaredType.ts';
import { itemService } from '../../items/itemService.ts';
import { countPresent } from '../../items/read/countPresent.ts';
import { countUnpublished } from '../../items/read/staffList.ts';
import { readableBy } from '../../items/read/visibility.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import type { Actor } from '../../platform/context.ts';
import { parseInput } from '../../platform/validation.ts';

/** Product decision 5. */
export const GALLERY_PAGE_SIZE = 12;
const MAX_PAGE = 10_000;

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
// REST sends the page as text.
const pageNumber = z.strictObject({
  page: itemId.refine((page) => page <= MAX_PAGE, { error: 'invalid' }),
});

export const galleryItemType = {
  ...declaredType<typeof GALLERY_ITEM, GalleryItem, ImageData>(
    GALLERY_ITEM,
    itemImage,
    ({ galleryItem }) => galleryItem,
  ),
  rules: galleryRules,
  filters: () => ({
    rented: Prisma.sql`"isRented" = TRUE`,
    free: Prisma.sql`"isRented" = FALSE`,
  }),
};

export function galleryService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const readableWhere = (actor: Actor) => readableBy(actor, GALLERY_ITEM.sections[0], clock());
  /** All items less the few unpublished ones, by their index. */
  async function countReadable(actor: Actor): Promise<number> {
    const present = await countPresent(database, GALLERY_ITEM.itemType);
    if (!('publishedAt' in readableWhere(actor))) return present;
    const { drafts, planned } = await countUnpublished(database, 'GalleryItem', undefined, clock());
    return present - drafts - planned;
  }
  return {
    ...itemService(dependencies, galleryItemType),

    /** From 1, newest first, with the number of all pictures; empty past the end. */
    async numberedPage(actor: Actor, input: unknown) {
      const { page } = parseInput(pageNumber, input);
      const where = readableWhere(actor);
      const rows = await reader.galleryItem.findMany({
        where,
        orderBy: newestFirst,
        skip: (page - 1) * GALLERY_PAGE_SIZE,
        take: GALLERY_PAGE_SIZE,
      });
      return { rows, total: await countReadable(actor) };
    },
  };
}

export type GalleryService = ReturnType<typeof galleryService>;
