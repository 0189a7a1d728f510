import { z } from 'zod';
import { galleryEdit, galleryInput } from '@centar/domain/content/galleryItem.ts';
import { itemId } from '@centar/domain/rules.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { GalleryItem } from '../../../../prisma/generated/client.ts';
import { found, parseInput, requireSection, searchTextOf } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { olderThan, readPage } from '../../items/transport/paging.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { pictureItemKind, pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { PictureRows } from '../../items/write/pictureItems.ts';
import { readableBy } from '../../items/read/visibility.ts';
import type { StaffListKind, StaffListRequest } from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import type { Actor } from '../../platform/context.ts';

/** Pictures on one numbered page (product decision 5). */
export const GALLERY_PAGE_SIZE = 12;
const MAX_PAGE = 10_000;

const SECTION = 'Galerija';
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
const reference = z.strictObject({ id: itemId });
// Staff's browser sends the page as text.
const pageNumber = z.strictObject({
  page: itemId.refine((page) => page <= MAX_PAGE, { error: 'invalid' }),
});

type Written = z.output<typeof galleryInput> | z.output<typeof galleryEdit>;

const GALLERY_SEARCH = ['title', 'author', 'yearMade', 'rentedTo'] as const;

const columnsOf = ({ author, title, yearMade, isRented, rentedTo, imageAlt }: Written) => ({
  author,
  title,
  yearMade,
  isRented,
  rentedTo,
  ...(imageAlt === undefined ? {} : { imageAlt }),
  searchText: searchTextOf(GALLERY_SEARCH, { title, author, yearMade, rentedTo }),
});

const ROWS: PictureRows<GalleryItem> = {
  section: SECTION,
  itemType: 'GalleryItem',
  table: ({ galleryItem }) => galleryItem,
  edited: ['author', 'title', 'yearMade', 'isRented', 'rentedTo', 'imageAlt'],
  searchIn: GALLERY_SEARCH,
};

/** Pictures of the gallery as the kit bins and restores them. */
export const galleryKind = pictureItemKind(ROWS);

/** The gallery's writes, for holders of its section. */
const writes = (dependencies: ContentDependencies) =>
  pictureItemWrites<GalleryItem, Written>(dependencies, {
    ...ROWS,
    input: galleryInput,
    edit: galleryEdit,
    columnsOf,
    create: ({ galleryItem }, written, data) =>
      galleryItem.create({ data: { ...columnsOf(written), ...data } }),
  });

/** The staff's list. */
const STAFF_LIST: StaffListKind = {
  itemType: 'GalleryItem',
  moment: 'createdAt',
  orders: ['author', 'title', 'updatedAt'],
  filters: () => ({
    rented: Prisma.sql`"isRented" = 1`,
    free: Prisma.sql`"isRented" = 0`,
  }),
};

/** Everything that can be done with the gallery. */
export function galleryService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const shownTo = (actor: Actor) => readableBy(actor, SECTION, clock());
  /** From the indexes: all but the few that are not published yet, which staff read too. */
  async function countShown(actor: Actor): Promise<number> {
    const hidden = 'publishedAt' in shownTo(actor) ? Prisma.sql`TRUE` : Prisma.sql`FALSE`;
    const [row] = await reader.$queryRaw<{ count: bigint | number }[]>`SELECT
      (SELECT COUNT(*) FROM "GalleryItem" WHERE "deletedAt" IS NULL)
      - (SELECT COUNT(*) FROM "GalleryItem" WHERE +"deletedAt" IS NULL AND ${hidden}
        AND ("publishedAt" IS NULL OR "publishedAt" > ${clock()})) AS "count"`;
    return Number(row?.count ?? 0);
  }
  return {
    ...writes(dependencies),

    /** A numbered page from 1, newest first, and how many there are on all; past the end it is empty. */
    async numberedPage(actor: Actor, input: unknown) {
      const { page } = parseInput(pageNumber, input);
      const where = shownTo(actor);
      const rows = await reader.galleryItem.findMany({
        where,
        orderBy: newestFirst,
        skip: (page - 1) * GALLERY_PAGE_SIZE,
        take: GALLERY_PAGE_SIZE,
      });
      return { rows, total: await countShown(actor) };
    },

    /** All, newest first, behind a cursor. */
    page: (actor: Actor, request: PageRequest) =>
      readPage(
        request,
        (take, place) =>
          reader.galleryItem.findMany({
            where: { ...shownTo(actor), ...olderThan('createdAt', place) },
            orderBy: newestFirst,
            take,
          }),
        (row) => row.createdAt,
      ),

    /** A page of the staff's list, with what is not yet published. Throws UNAUTHENTICATED or FORBIDDEN. */
    async staffPage(actor: Actor, list: StaffListRequest) {
      requireSection(actor, SECTION);
      return readStaffPage({ database, now: clock() }, STAFF_LIST, list, (ids) =>
        reader.galleryItem.findMany({ where: { id: { in: ids } } }),
      );
    },

    /** One picture. Who may write them reads it before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.galleryItem.findFirst({ where: { id, ...shownTo(actor) } }));
    },
  };
}

/** The service's type, for the transports. */
export type GalleryService = ReturnType<typeof galleryService>;
