import { z } from 'zod';
import { salonEdit, salonInput } from '@centar/domain/content/exhibition.ts';
import { itemId } from '@centar/domain/rules.ts';
import type { ArtSalon } from '../../../../prisma/generated/client.ts';
import { found, parseInput, requireSection } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { EXHIBITION_EDITED, EXHIBITION_SEARCH, exhibitionColumns } from './exhibition.types.ts';
import type { ExhibitionFields } from './exhibition.types.ts';
import { olderThan, readPage } from '../../items/transport/paging.ts';
import type { Position } from '@centar/domain/cursor.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { inPieces } from '../../platform/pieces.ts';
import { pictureItemKind, pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { PictureRows } from '../../items/write/pictureItems.ts';
import { readableBy } from '../../items/read/visibility.ts';
import type { StaffListKind, StaffListRequest } from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import type { Actor } from '../../platform/context.ts';

const SECTION = 'Likovni saloni';
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
const ORDERED_BY = (row: { createdAt: Date }): Date => row.createdAt;
const reference = z.strictObject({ id: itemId });

const ROWS: PictureRows<ArtSalon> = {
  section: SECTION,
  itemType: 'ArtSalon',
  table: ({ artSalon }) => artSalon,
  edited: EXHIBITION_EDITED,
  searchIn: EXHIBITION_SEARCH,
};

/** Art salons as the kit bins and restores them. */
export const artSalonKind = pictureItemKind(ROWS);

/** The writes, for holders of the section. */
const writes = (dependencies: ContentDependencies) =>
  pictureItemWrites<ArtSalon, ExhibitionFields>(dependencies, {
    ...ROWS,
    input: salonInput,
    edit: salonEdit,
    columnsOf: exhibitionColumns,
    create: ({ artSalon }, written, data) =>
      artSalon.create({ data: { ...exhibitionColumns(written), ...data } }),
  });

/** The staff's list. */
const STAFF_LIST: StaffListKind = {
  itemType: 'ArtSalon',
  moment: 'createdAt',
  orders: ['author', 'title', 'colonyType', 'updatedAt'],
};

/** Everything that can be done with art salons. */
export function artSalonsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const shownTo = (actor: Actor) => readableBy(actor, SECTION, clock());
  const listOf = (actor: Actor) => (take: number, place?: Position) =>
    reader.artSalon.findMany({
      where: { ...shownTo(actor), ...olderThan('createdAt', place) },
      orderBy: newestFirst,
      take,
    });
  return {
    ...writes(dependencies),

    /** All, newest first; who may write them reads what is not yet published too. */
    all: (actor: Actor) => inPieces(listOf(actor), ORDERED_BY),

    /** All, newest first, a page at a time. */
    page: (actor: Actor, request: PageRequest) => readPage(request, listOf(actor), ORDERED_BY),

    /** A page of the staff's list, with what is not yet published. Throws UNAUTHENTICATED or FORBIDDEN. */
    async staffPage(actor: Actor, list: StaffListRequest) {
      requireSection(actor, SECTION);
      return readStaffPage({ database, now: clock() }, STAFF_LIST, list, (ids) =>
        reader.artSalon.findMany({ where: { id: { in: ids } } }),
      );
    },

    /** One of them. Who may write them reads it before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.artSalon.findFirst({ where: { id, ...shownTo(actor) } }));
    },
  };
}

/** The service's type, for the transports. */
export type ArtSalonsService = ReturnType<typeof artSalonsService>;
