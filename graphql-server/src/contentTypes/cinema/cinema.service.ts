import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { itemReads, type ReadTable } from '../../items/read/itemReads.ts';
import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { visible } from '../../items/read/visibility.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { sliceRows, type PageRequest } from '../../items/transport/paging.ts';
import { collectBatches } from '../../platform/batches.ts';
import { withScreenings, type MovieWithScreenings } from './cinema.types.ts';
import { cinemaWrites, SECTION } from './cinema.writes.ts';

/** Films of one batch: each is read with all its screenings. */
const BATCH_FILMS = 20;

/** The table of films, each row with its screenings. */
const filmsWithScreenings = ({ movie }: Transaction): ReadTable<MovieWithScreenings> => ({
  aggregate: (query) => movie.aggregate(query),
  findUnique: (query) => movie.findUnique({ ...query, include: withScreenings }),
  findMany: (query) => movie.findMany({ ...query, include: withScreenings }),
});

/** The moment of a film's next screening that takes place; null without one. */
const nextScreeningOf = (now: Date): Prisma.Sql => Prisma.sql`(
  SELECT MIN("productionDate") FROM "Screening"
  WHERE "Screening"."movieId" = "Movie"."id" AND "Screening"."status" <> 'cancelled'
    AND "Screening"."productionDate" > ${new Date(now.getTime() - SCREENING_VISIBLE_MS)})`;

/** The use cases of films and their screenings. */
export function cinemaService(dependencies: ContentDependencies) {
  const { clock } = dependencies;
  const reads = itemReads(dependencies, {
    itemType: 'Movie',
    sections: [SECTION],
    table: filmsWithScreenings,
    dateColumn: 'createdAt',
    orders: ['author', 'title', 'genere', 'updatedAt'],
    computedOrders: (now) => ({ nextScreening: nextScreeningOf(now) }),
    batchSize: BATCH_FILMS,
  });
  // A screening leaves the schedule two hours after it starts (product decision 3).
  const oldestShown = () => new Date(clock().getTime() - SCREENING_VISIBLE_MS);

  async function current(): Promise<MovieWithScreenings[]> {
    const from = oldestShown();
    const shown = { ...visible(clock()), screenings: { some: { productionDate: { gt: from } } } };
    const rows = await collectBatches(reads.allWhere(shown));
    const next = (row: MovieWithScreenings): number => nextScreening(row, from).getTime();
    return rows.sort((a, b) => next(a) - next(b) || a.id - b.id);
  }

  return {
    ...reads,
    ...cinemaWrites(dependencies),

    /** Films with a screening still to come, by their next screening. */
    current,

    /** The same, a page at a time. */
    async currentPage(request: PageRequest) {
      const from = oldestShown();
      return sliceRows(request, await current(), (row) => nextScreening(row, from));
    },
  };
}

function nextScreening(row: MovieWithScreenings, from: Date): Date {
  const next = row.screenings.find(({ productionDate }) => productionDate > from);
  return next?.productionDate ?? row.createdAt;
}

/** The service's type, for the transports. */
export type CinemaService = ReturnType<typeof cinemaService>;
