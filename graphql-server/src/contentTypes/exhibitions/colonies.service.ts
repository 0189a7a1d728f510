import { z } from 'zod';
import { colonyEdit, colonyInput } from '@centar/domain/content/exhibition.ts';
import { itemId } from '@centar/domain/rules.ts';
import type { Colony } from '../../../../prisma/generated/client.ts';
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

const SECTION = 'Kolonije';
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
const ORDERED_BY = (row: { createdAt: Date }): Date => row.createdAt;
const reference = z.strictObject({ id: itemId });

const ROWS: PictureRows<Colony> = {
  section: SECTION,
  itemType: 'Colony',
  table: ({ colony }) => colony,
  edited: EXHIBITION_EDITED,
  searchIn: EXHIBITION_SEARCH,
};

/** Colonies as the kit bins and restores them. */
export const colonyKind = pictureItemKind(ROWS);

/** The writes, for holders of the section. */
const writes = (dependencies: ContentDependencies) =>
  pictureItemWrites<Colony, ExhibitionFields>(dependencies, {
    ...ROWS,
    input: colonyInput,
    edit: colonyEdit,
    columnsOf: exhibitionColumns,
    create: ({ colony }, written, data) =>
      colony.create({ data: { ...exhibitionColumns(written), ...data } }),
  });

/** The staff's list. */
const STAFF_LIST: StaffListKind = {
  itemType: 'Colony',
  moment: 'createdAt',
  orders: ['author', 'title', 'colonyType', 'updatedAt'],
};

/** Everything that can be done with art colonies. */
export function coloniesService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const shownTo = (actor: Actor) => readableBy(actor, SECTION, clock());
  const listOf = (actor: Actor) => (take: number, place?: Position) =>
    reader.colony.findMany({
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
        reader.colony.findMany({ where: { id: { in: ids } } }),
      );
    },

    /** One of them. Who may write them reads it before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.colony.findFirst({ where: { id, ...shownTo(actor) } }));
    },
  };
}

/** The service's type, for the transports. */
export type ColoniesService = ReturnType<typeof coloniesService>;
