import { belgradeYear } from '@centar/domain/dates.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/read/visibility.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { yearRange, belgradeYears } from '../../items/read/belgradeYears.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { noticesService, PROCUREMENTS } from './notices.service.ts';

export function procurementsService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const notices = noticesService(dependencies, PROCUREMENTS);

  const ofYear = ({ start, end }: { start: Date; end: Date }) => ({
    AND: [visible(clock()), { datePosted: { gte: start, lt: end } }],
  });

  function yearOf(year: number | null | undefined) {
    return year === null || year === undefined ? belgradeYear(clock()) : yearRange(year);
  }

  return {
    ...notices,

    currentYear: () => notices.allWhere(ofYear(belgradeYear(clock()))),

    /** By default the current year's. */
    async yearPage(request: PageRequest, year?: number | null) {
      return notices.pageWhere(ofYear(yearOf(year)), request);
    },

    /** Latest first. */
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

export type ProcurementsService = ReturnType<typeof procurementsService>;
