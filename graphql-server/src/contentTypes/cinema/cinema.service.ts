import { z } from 'zod';
import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { itemId } from '@centar/domain/rules.ts';
import { found, parseInput, requireSection, visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { olderThan, readPage, sliceRows } from '../../items/transport/paging.ts';
import type { Position } from '@centar/domain/cursor.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { gathered, inPieces } from '../../platform/pieces.ts';
import { readableBy } from '../../items/read/visibility.ts';
import type { StaffListKind, StaffListRequest } from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import type { Actor } from '../../platform/context.ts';
import { withScreenings } from './cinema.types.ts';
import type { MovieWithScreenings } from './cinema.types.ts';
import { cinemaWrites, SECTION } from './cinema.writes.ts';

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
/** Films read at a stretch: each comes with all its screenings. */
const PIECE_FILMS = 20;
const ORDERED_BY = (row: { createdAt: Date }): Date => row.createdAt;
const reference = z.strictObject({ id: itemId });

/** The staff's list. */
const STAFF_LIST: StaffListKind = {
  itemType: 'Movie',
  moment: 'createdAt',
  orders: ['author', 'title', 'genere', 'updatedAt'],
};

/** Everything that can be done with films and their screenings. */
export function cinemaService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const shownTo = (actor: Actor) => readableBy(actor, SECTION, clock());
  // A screening leaves the schedule two hours after it starts (product decision 3).
  const oldestShown = () => new Date(clock().getTime() - SCREENING_VISIBLE_MS);

  const listOf = (actor: Actor) => (take: number, place?: Position) =>
    reader.movie.findMany({
      where: { ...shownTo(actor), ...olderThan('createdAt', place) },
      include: withScreenings,
      orderBy: newestFirst,
      take,
    });

  async function current(): Promise<MovieWithScreenings[]> {
    const from = oldestShown();
    const shown = { ...visible(clock()), screenings: { some: { productionDate: { gt: from } } } };
    const rows = await gathered(
      inPieces<MovieWithScreenings>(
        (take, place) =>
          reader.movie.findMany({
            where: { ...shown, ...olderThan('createdAt', place) },
            include: withScreenings,
            orderBy: newestFirst,
            take,
          }),
        ORDERED_BY,
      ),
    );
    const next = (row: MovieWithScreenings): number => nextScreening(row, from).getTime();
    return rows.sort((a, b) => next(a) - next(b) || a.id - b.id);
  }

  return {
    ...cinemaWrites(dependencies),

    /** Films with a screening still to come, by their next screening. */
    current,

    /** The same, a page at a time. */
    async currentPage(request: PageRequest) {
      const from = oldestShown();
      return sliceRows(request, await current(), (row) => nextScreening(row, from));
    },

    /** All films, newest first; who may write them reads what is not yet published too. */
    all: (actor: Actor) => inPieces(listOf(actor), ORDERED_BY, PIECE_FILMS),

    /** All films, a page at a time. */
    page: (actor: Actor, request: PageRequest) => readPage(request, listOf(actor), ORDERED_BY),

    /** A page of the staff's list, with what is not yet published. Throws UNAUTHENTICATED or FORBIDDEN. */
    async staffPage(actor: Actor, list: StaffListRequest) {
      requireSection(actor, SECTION);
      return readStaffPage({ database, now: clock() }, STAFF_LIST, list, (ids) =>
        reader.movie.findMany({ where: { id: { in: ids } }, include: withScreenings }),
      );
    },

    /** One film, to who may write films before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(
        await reader.movie.findFirst({
          where: { id, ...shownTo(actor) },
          include: withScreenings,
        }),
      );
    },
  };
}

function nextScreening(row: MovieWithScreenings, from: Date): Date {
  const next = row.screenings.find(({ productionDate }) => productionDate > from);
  return next?.productionDate ?? row.createdAt;
}

/** The service's type, for the transports. */
export type CinemaService = ReturnType<typeof cinemaService>;
