import { belgradeYear, fromBelgrade } from '@centar/domain/dates.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { badInput } from '../../platform/errors.ts';
import { noticesService, PROCUREMENTS } from './notices.service.ts';

const OLDEST_YEAR = 1900;
const LATEST_YEAR = 9998;

/** Everything that can be done with procurements: what notices offer, and reading them by their year. */
export function procurementsService(dependencies: ContentDependencies) {
  const { clock } = dependencies;
  const { reader } = dependencies.database;
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
      const newestBefore = (moment: Prisma.Sql): Prisma.Sql => Prisma.sql`(SELECT "datePosted"
        FROM "Procurement" WHERE "deletedAt" IS NULL AND "publishedAt" <= ${now}
        AND "datePosted" < ${moment} ORDER BY "datePosted" DESC LIMIT 1)`;
      // One step a year, from each year's last one to the year before. A year of Belgrade begins in winter, an hour
      // before that of UTC.
      const year = Prisma.sql`CAST(strftime('%Y', "at", '+1 hour') AS INTEGER)`;
      const begin = Prisma.sql`printf('%04d-12-31T23:00:00.000+00:00', ${year} - 1)`;
      const rows = await reader.$queryRaw<{ year: bigint | number }[]>`
        WITH RECURSIVE "last"("at") AS (
          SELECT ${newestBefore(Prisma.sql`'9999-12-31'`)}
          UNION ALL SELECT ${newestBefore(begin)} FROM "last" WHERE "at" IS NOT NULL)
        SELECT ${year} AS "year" FROM "last" WHERE "at" IS NOT NULL`;
      return rows.map(({ year }) => Number(year));
    },
  };
}

/** The service's type, for the transports. */
export type ProcurementsService = ReturnType<typeof procurementsService>;
