import { z } from 'zod';
import { SCREENING_VISIBLE_MS } from '../../../domain/dates.ts';
import { itemId } from '../../../domain/rules.ts';
import { found, parseInput, visible } from '../content/contentService.ts';
import type { ContentDependencies } from '../content/contentService.ts';
import { olderThan, readPage, sliceRows } from '../content/paging.ts';
import type { PageRequest } from '../content/paging.ts';
import type { MovieWithScreenings } from './cinema.types.ts';

const withScreenings = {
  screenings: { orderBy: [{ productionDate: 'asc' as const }, { id: 'asc' as const }] },
};
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
const reference = z.strictObject({ id: itemId });

/** Everything that can be done with films and their screenings. */
export function cinemaService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  // A screening leaves the schedule two hours after it starts (product decision 3).
  const oldestShown = () => new Date(clock().getTime() - SCREENING_VISIBLE_MS);

  async function current(): Promise<MovieWithScreenings[]> {
    const from = oldestShown();
    const rows = await reader.movie.findMany({
      where: { ...visible(clock()), screenings: { some: { productionDate: { gt: from } } } },
      include: withScreenings,
    });
    const next = (row: MovieWithScreenings): number => nextScreening(row, from).getTime();
    return rows.sort((a, b) => next(a) - next(b) || a.id - b.id);
  }

  return {
    /** Films with a screening still to come, by their next screening. */
    current,

    /** The same, a page at a time. */
    async currentPage(request: PageRequest) {
      const from = oldestShown();
      return sliceRows(request, await current(), (row) => nextScreening(row, from));
    },

    /** All films, newest first. */
    all: () =>
      reader.movie.findMany({
        where: visible(clock()),
        include: withScreenings,
        orderBy: newestFirst,
      }),

    /** All films, a page at a time. */
    page: (request: PageRequest) =>
      readPage(
        request,
        (take, place) =>
          reader.movie.findMany({
            where: { ...visible(clock()), ...olderThan('createdAt', place) },
            include: withScreenings,
            orderBy: newestFirst,
            take,
          }),
        (row) => row.createdAt,
      ),

    /** One film. Throws NOT_FOUND. */
    async byId(input: unknown) {
      const { id } = parseInput(reference, input);
      return found(
        await reader.movie.findFirst({
          where: { id, ...visible(clock()) },
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
