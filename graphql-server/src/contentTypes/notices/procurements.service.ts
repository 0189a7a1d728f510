import { belgradeYear, fromBelgrade } from '@centar/domain/dates.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { belgradeYears } from '../../items/read/belgradeYears.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { badInput } from '../../platform/errors.ts';
import { noticesService, PROCUREMENTS } from './notices.service.ts';

const OLDEST_YEAR = 1900;
const LATEST_YEAR = 9998;

/** Everything that can be done with procurements: what notices offer, and reading them by their year. */
export function procurementsService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const notices = noticesService(dependencies, PROCUREMENTS);

  /** Those that visitors see of one Belgrade year. */
  const ofYear = ({ start, end }: { start: Date; end: Date }) => ({
    AND: [visible(clock()), { datePosted: { gte: start, lt: end } }],
  });

  function yearOf(year: number | null | undefined) {
    if (year === null || year === undefined) return belgradeYear(clock());
    if (year < OLDEST_YEAR || year > LATEST_YEAR) throw badInput({ year: 'invalid' });
    return belgradeYear(fromBelgrade({ year, month: 7, day: 1, hour: 0, minute: 0 }));
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
