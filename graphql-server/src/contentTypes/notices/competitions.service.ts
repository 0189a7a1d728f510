import { z } from 'zod';
import { itemId } from '@centar/domain/rules.ts';
import { found, parseInput, requireSection } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { noticeItemKind, noticeWrites } from './noticeWrites.ts';
import type { NoticeKind } from './noticeWrites.ts';
import { olderThan, readPage } from '../../items/transport/paging.ts';
import type { Position } from '@centar/domain/cursor.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { inPieces } from '../../platform/pieces.ts';
import { readableBy } from '../../items/read/visibility.ts';
import type { StaffListKind, StaffListRequest } from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import type { Actor } from '../../platform/context.ts';

/** Whose holders may write them (product decision 4). */
export const SECTION = 'Konkurs';

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];
const ORDERED_BY = (row: { datePosted: Date }): Date => row.datePosted;
const reference = z.strictObject({ id: itemId });

const KIND: NoticeKind = {
  section: SECTION,
  itemType: 'Competition',
  table: ({ competition }) => competition,
};

/** Competitions as the kit bins and restores them. */
export const competitionKind = noticeItemKind(KIND);

/** The staff's list. */
const STAFF_LIST: StaffListKind = {
  itemType: 'Competition',
  moment: 'datePosted',
  orders: ['author', 'title', 'datePosted', 'updatedAt'],
};

/** Everything that can be done with competitions. */
export function competitionsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const shownTo = (actor: Actor) => readableBy(actor, SECTION, clock());
  const listOf = (actor: Actor) => (take: number, place?: Position) =>
    reader.competition.findMany({
      where: { ...shownTo(actor), ...olderThan('datePosted', place) },
      orderBy: newestFirst,
      take,
    });
  return {
    ...noticeWrites(dependencies, KIND),

    /** All, newest first; who may write them reads what is not yet published too. */
    all: (actor: Actor) => inPieces(listOf(actor), ORDERED_BY),

    /** All, newest first, a page at a time. */
    page: (actor: Actor, request: PageRequest) => readPage(request, listOf(actor), ORDERED_BY),

    /** A page of the staff's list, with what is not yet published. Throws UNAUTHENTICATED or FORBIDDEN. */
    async staffPage(actor: Actor, list: StaffListRequest) {
      requireSection(actor, SECTION);
      return readStaffPage({ database, now: clock() }, STAFF_LIST, list, (ids) =>
        reader.competition.findMany({ where: { id: { in: ids } } }),
      );
    },

    /** One competition, to who may write them before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.competition.findFirst({ where: { id, ...shownTo(actor) } }));
    },
  };
}

/** The service's type, for the transports. */
export type CompetitionsService = ReturnType<typeof competitionsService>;
