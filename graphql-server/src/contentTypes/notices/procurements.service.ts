import { belgradeYear } from '@centar/domain/dates.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/read/visibility.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { yearRange, belgradeYears } from '../../items/read/belgradeYears.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { noticesService, PROCUREMENTS } from './notices.service.ts';

/** The use cases of procurements: those of notices, and reading by year. */
export function procurementsService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const notices = noticesService(dependencies, PROCUREMENTS);

  /** The condition for published procurements of one Belgrade year. */
  const ofYear = ({ start, end }: { start: Date; end: Date }) => ({
    AND: [visible(clock()), { datePosted: { gte: start, lt: end } }],
  });

  function yearOf(year: number | null | undefined) {
    return year === null || year === undefined ? belgradeYear(clock()) : yearRange(year);
  }

  return {
    ...notices,

    /** Those of the current Belgrade year, newest first. */
    currentYear: () => notices.allWhere(ofYear(belgradeYear(clock()))),

    /** Those of one Belgrade year (the current one if absent), a page at a time. */
    async yearPage(request: PageRequest, year?: number | null) {
      return notices.pageWhere(ofYear(yearOf(year)), request);
    },

    /** The Belgrade years of which there are procurements, latest first. */
    async years(): Promise<number[]> {
      const now = clock();
      return belgradeYears(
        database,
        (moment) => Prisma.sql`(SELECT "datePosted" FROM "Procurement" WHERE "deletedAt" IS NULL
          AND "publishedAt" <= ${now} AND "datePosted" < ${moment} ORDER BY "datePosted" DESC LIMIT 1)`,
      );
    },
  };
}

/** The service's type, for the transports. */
export type ProcurementsService = ReturnType<typeof procurementsService>;
