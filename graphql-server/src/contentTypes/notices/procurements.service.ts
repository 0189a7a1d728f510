import { z } from 'zod';
import { belgradeYear, fromBelgrade } from '@centar/domain/dates.ts';
import { itemId } from '@centar/domain/rules.ts';
import { badInput } from '../../platform/errors.ts';
import { found, parseInput, requireSection, visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { noticeItemKind, noticeWrites } from './noticeWrites.ts';
import type { NoticeKind } from './noticeWrites.ts';
import { olderThan, readPage } from '../../items/transport/paging.ts';
import type { Position } from '@centar/domain/cursor.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { inPieces } from '../../platform/pieces.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { readableBy } from '../../items/read/visibility.ts';
import type { StaffListKind, StaffListRequest } from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import type { Actor } from '../../platform/context.ts';

/** Whose holders may write them (product decision 4). */
export const SECTION = 'Javne nabavke';

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];
const ORDERED_BY = (row: { datePosted: Date }): Date => row.datePosted;
const reference = z.strictObject({ id: itemId });
const OLDEST_YEAR = 1900;
const LATEST_YEAR = 9998;

/** The condition "posted within the Belgrade year". */
function postedIn({ start, end }: { start: Date; end: Date }) {
  return { datePosted: { gte: start, lt: end } };
}

const KIND: NoticeKind = {
  section: SECTION,
  itemType: 'Procurement',
  table: ({ procurement }) => procurement,
};

/** Procurements as the kit bins and restores them. */
export const procurementKind = noticeItemKind(KIND);

/** The staff's list. */
const STAFF_LIST: StaffListKind = {
  itemType: 'Procurement',
  moment: 'datePosted',
  orders: ['author', 'title', 'datePosted', 'updatedAt'],
};

/** Everything that can be done with procurements. */
export function procurementsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const shownTo = (actor: Actor) => readableBy(actor, SECTION, clock());
  const listOf = (actor: Actor) => (take: number, place?: Position) =>
    reader.procurement.findMany({
      where: { ...shownTo(actor), ...olderThan('datePosted', place) },
      orderBy: newestFirst,
      take,
    });

  const listOfYear = (year: { start: Date; end: Date }) => (take: number, place?: Position) =>
    reader.procurement.findMany({
      where: { AND: [visible(clock()), postedIn(year), olderThan('datePosted', place) ?? {}] },
      orderBy: newestFirst,
      take,
    });

  function yearOf(year: number | null | undefined) {
    if (year === null || year === undefined) return belgradeYear(clock());
    if (year < OLDEST_YEAR || year > LATEST_YEAR) throw badInput({ year: 'invalid' });
    return belgradeYear(fromBelgrade({ year, month: 7, day: 1, hour: 0, minute: 0 }));
  }

  return {
    ...noticeWrites(dependencies, KIND),

    /** All, newest first; who may write them reads what is not yet published too. */
    all: (actor: Actor) => inPieces(listOf(actor), ORDERED_BY),

    /** Those of the current Belgrade year, newest first. */
    currentYear: () => inPieces(listOfYear(belgradeYear(clock())), ORDERED_BY),

    /** Those of one Belgrade year (the current one if absent), a page at a time. */
    async yearPage(request: PageRequest, year?: number | null) {
      return readPage(request, listOfYear(yearOf(year)), ORDERED_BY);
    },

    /** All, a page at a time. */
    page: (actor: Actor, request: PageRequest) => readPage(request, listOf(actor), ORDERED_BY),

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

    /** A page of the staff's list, with what is not yet published. Throws UNAUTHENTICATED or FORBIDDEN. */
    async staffPage(actor: Actor, list: StaffListRequest) {
      requireSection(actor, SECTION);
      return readStaffPage({ database, now: clock() }, STAFF_LIST, list, (ids) =>
        reader.procurement.findMany({ where: { id: { in: ids } } }),
      );
    },

    /** One procurement, to who may write them before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.procurement.findFirst({ where: { id, ...shownTo(actor) } }));
    },
  };
}

/** The service's type, for the transports. */
export type ProcurementsService = ReturnType<typeof procurementsService>;
