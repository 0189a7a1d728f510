import { z } from 'zod';
import { itemId } from '../../../domain/rules.ts';
import { found, parseInput, visible } from '../content/contentService.ts';
import type { ContentDependencies } from '../content/contentService.ts';
import { olderThan, readPage } from '../content/paging.ts';
import type { PageRequest } from '../content/paging.ts';

/** Pictures on one numbered page (product decision 5). */
export const GALLERY_PAGE_SIZE = 12;
const MAX_PAGE = 10_000;

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
const reference = z.strictObject({ id: itemId });
// Staff's browser sends the page as text.
const pageNumber = z.strictObject({
  page: itemId.refine((page) => page <= MAX_PAGE, { error: 'invalid' }),
});

/** Everything that can be done with the gallery. */
export function galleryService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  return {
    /** A numbered page from 1, newest first, and how many there are on all; past the end it is empty. */
    async numberedPage(input: unknown) {
      const { page } = parseInput(pageNumber, input);
      const where = visible(clock());
      const rows = await reader.galleryItem.findMany({
        where,
        orderBy: newestFirst,
        skip: (page - 1) * GALLERY_PAGE_SIZE,
        take: GALLERY_PAGE_SIZE,
      });
      return { rows, total: await reader.galleryItem.count({ where }) };
    },

    /** All, newest first, behind a cursor. */
    page: (request: PageRequest) =>
      readPage(
        request,
        (take, place) =>
          reader.galleryItem.findMany({
            where: { ...visible(clock()), ...olderThan('createdAt', place) },
            orderBy: newestFirst,
            take,
          }),
        (row) => row.createdAt,
      ),

    /** One picture. Throws NOT_FOUND. */
    async byId(input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.galleryItem.findFirst({ where: { id, ...visible(clock()) } }));
    },
  };
}

/** The service's type, for the transports. */
export type GalleryService = ReturnType<typeof galleryService>;
