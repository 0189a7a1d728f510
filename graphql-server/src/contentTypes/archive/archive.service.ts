import { SCREENING_VISIBLE_MS, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { askedYear, belgradeYears } from '../../items/read/belgradeYears.ts';
import type { ArchivedFilm, ArchivedYear } from './archive.types.ts';

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** What is over: programmes from the end of their day on, screenings once they have left the schedule. */
export function archiveService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  const shownUntil = (now: Date): Date => new Date(now.getTime() - SCREENING_VISIBLE_MS);

  async function years(): Promise<number[]> {
    const now = clock();
    return belgradeYears(
      database,
      (moment) => Prisma.sql`(SELECT max("moment") FROM (
        SELECT * FROM (SELECT "eventHappeningDateTime" AS "moment" FROM "Program"
          WHERE "deletedAt" IS NULL AND "publishedAt" <= ${now} AND "eventHappeningDateTime" < ${startOfBelgradeDay(now)}
          AND "eventHappeningDateTime" < ${moment} ORDER BY "eventHappeningDateTime" DESC LIMIT 1)
        UNION ALL
        SELECT * FROM (SELECT "productionDate" AS "moment" FROM "Screening" JOIN "Movie" ON "Movie"."id" = "movieId"
          WHERE "Movie"."deletedAt" IS NULL AND "Movie"."publishedAt" <= ${now} AND "productionDate" <= ${shownUntil(now)}
          AND "productionDate" < ${moment} ORDER BY "productionDate" DESC LIMIT 1)))`,
    );
  }

  /** Each film once a month, at its last screening in it. */
  async function films(start: Date, end: Date): Promise<ArchivedFilm[]> {
    const now = clock();
    const screenings = await reader.screening.findMany({
      where: { productionDate: { gte: start, lt: end, lte: shownUntil(now) }, movie: visible(now) },
      select: { productionDate: true, movie: { select: { id: true, title: true } } },
      orderBy: [{ productionDate: 'desc' }, { id: 'desc' }],
    });
    const known = new Map<string, ArchivedFilm>();
    for (const { productionDate: at, movie } of screenings) {
      const key = `${String(toBelgrade(at).month)} ${String(movie.id)}`;
      if (!known.has(key)) known.set(key, { itemId: movie.id, title: movie.title, at });
    }
    return [...known.values()];
  }

  return {
    /** The Belgrade years in which something happened, the latest first. */
    years,

    /** What happened in a year; absent: the latest in which something did. Throws BAD_USER_INPUT for no year. */
    async ofYear(asked?: number | null): Promise<ArchivedYear> {
      const now = clock();
      const year = asked ?? (await years())[0] ?? toBelgrade(now).year;
      const { start, end } = askedYear(year);
      const programs = await reader.program.findMany({
        where: {
          ...visible(now),
          eventHappeningDateTime: { gte: start, lt: earlier(end, startOfBelgradeDay(now)) },
        },
        select: {
          id: true,
          title: true,
          programType: true,
          eventHappeningDateTime: true,
          place: true,
          status: true,
        },
        orderBy: [{ eventHappeningDateTime: 'desc' }, { id: 'desc' }],
      });
      return {
        year,
        programs: programs.map(({ id, eventHappeningDateTime, ...rest }) => ({
          ...rest,
          itemId: id,
          at: eventHappeningDateTime,
        })),
        films: await films(start, end),
      };
    },
  };
}

/** The archive. */
export type ArchiveService = ReturnType<typeof archiveService>;
