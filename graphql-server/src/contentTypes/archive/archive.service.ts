import { decodeCursor, encodeCursor } from '@centar/domain/cursor.ts';
import { SCREENING_VISIBLE_MS, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { isLasting } from '@centar/domain/eventState.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';
import { badInput } from '../../platform/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import { withRelation } from '../../platform/database/withRelation.ts';
import { visible } from '../../items/read/visibility.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { yearRange, belgradeYears } from '../../items/read/belgradeYears.ts';
import type { ArchivedFilm, ArchivedProgram, ArchivedYear } from './archive.types.ts';

interface StoredTimes {
  readonly eventHappeningDateTime: Date;
  readonly endsAt: Date | null;
  readonly lastDay: Date;
}

interface Range {
  readonly start: Date;
  readonly end: Date;
}

/** Events that last are listed under both their beginning and their end. */
function timesWithin(event: StoredTimes, { start, end }: Range) {
  const { eventHappeningDateTime: startsAt, lastDay } = event;
  const shown = { startsAt, endsAt: isLasting(event) ? event.endsAt : null };
  return [startsAt, ...(shown.endsAt ? [lastDay] : [])]
    .filter((at) => at >= start && at < end)
    .map((at) => ({ ...shown, at }));
}

/** Keeps the latest entry of each item in a month, preferably one that took place. */
function onePerMonth<
  Entry extends { readonly itemId: number; readonly at: Date; readonly status: string },
>(entries: readonly Entry[]): Entry[] {
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${String(toBelgrade(entry.at).month)} ${String(entry.itemId)}`;
    const known = kept.get(key);
    if (!known || (known.status === 'cancelled' && entry.status !== 'cancelled')) {
      kept.set(key, entry);
    }
  }
  return [...kept.values()];
}

const latest = (one: { at: Date }, other: { at: Date }) => other.at.getTime() - one.at.getTime();

const shownUntil = (now: Date): Date => new Date(now.getTime() - SCREENING_VISIBLE_MS);

/** With events, the latest first. */
async function readYears(database: Database, now: Date): Promise<number[]> {
  // CROSS JOIN makes SQLite use the index of dates. Joined with screenings, it would first read all
  // films to filter them.
  return belgradeYears(
    database,
    (moment) => Prisma.sql`(SELECT max("moment") FROM (
      SELECT * FROM (SELECT "eventHappeningDateTime" AS "moment" FROM "Program"
        WHERE "deletedAt" IS NULL AND "publishedAt" <= ${now} AND "pastAt" <= ${now}
        AND "eventHappeningDateTime" < ${moment} ORDER BY "eventHappeningDateTime" DESC LIMIT 1)
      UNION ALL
      SELECT * FROM (SELECT "lastDay" AS "moment" FROM "Program"
        WHERE "deletedAt" IS NULL AND "publishedAt" <= ${now} AND "pastAt" <= ${now}
        AND "lastDay" < ${moment} ORDER BY "lastDay" DESC LIMIT 1)
      UNION ALL
      SELECT * FROM (SELECT "ProgramDate"."eventHappeningDateTime" AS "moment" FROM "ProgramDate" CROSS JOIN "Program"
        WHERE "Program"."id" = "programId" AND "deletedAt" IS NULL AND "publishedAt" <= ${now}
        AND "ProgramDate"."pastAt" <= ${now}
        AND "ProgramDate"."eventHappeningDateTime" < ${moment} ORDER BY "ProgramDate"."eventHappeningDateTime" DESC LIMIT 1)
      UNION ALL
      SELECT * FROM (SELECT "ProgramDate"."lastDay" AS "moment" FROM "ProgramDate" CROSS JOIN "Program"
        WHERE "Program"."id" = "programId" AND "deletedAt" IS NULL AND "publishedAt" <= ${now}
        AND "ProgramDate"."pastAt" <= ${now}
        AND "ProgramDate"."lastDay" < ${moment} ORDER BY "ProgramDate"."lastDay" DESC LIMIT 1)
      UNION ALL
      SELECT * FROM (SELECT "productionDate" AS "moment" FROM "Screening"
        WHERE (SELECT "deletedAt" IS NULL AND "publishedAt" <= ${now} FROM "Movie" WHERE "Movie"."id" = "movieId")
        AND "productionDate" <= ${shownUntil(now)} AND "productionDate" < ${moment} ORDER BY "productionDate" DESC LIMIT 1)))`,
  );
}

/** Programmes and screenings of one part of a year; a house has hundreds in all of it. */
const MOST_OF_A_PART = 2000;

/** The beginning of the range, or of the last days of it with so many events. */
async function beginOfPart({ reader }: Database, { start, end }: Range): Promise<Date> {
  const [row] = await reader.$queryRaw<
    { count: bigint | number; newest: Date | string; oldest: Date | string }[]
  >`
    SELECT COUNT(*) AS "count", MAX("moment") AS "newest", MIN("moment") AS "oldest" FROM (
      SELECT * FROM (SELECT "eventHappeningDateTime" AS "moment" FROM "Program"
        WHERE "deletedAt" IS NULL AND "eventHappeningDateTime" >= ${start}
        AND "eventHappeningDateTime" < ${end}
        ORDER BY "eventHappeningDateTime" DESC LIMIT ${MOST_OF_A_PART + 1}) AS "programs"
      UNION ALL
      SELECT * FROM (SELECT "productionDate" AS "moment" FROM "Screening"
        WHERE "productionDate" >= ${start} AND "productionDate" < ${end}
        ORDER BY "productionDate" DESC LIMIT ${MOST_OF_A_PART + 1}) AS "screenings"
      ORDER BY "moment" DESC LIMIT ${MOST_OF_A_PART + 1}) AS "latest"`;
  if (!row || Number(row.count) <= MOST_OF_A_PART) return start;
  const oldest = new Date(row.oldest);
  const nextDay = startOfBelgradeDay(oldest, 1);
  // A single day is not divided.
  return nextDay <= new Date(row.newest) ? nextDay : startOfBelgradeDay(oldest);
}

/** Each film once a month, at its last screening that took place, else at the last one. */
async function readFilms(
  reader: Database['reader'],
  { start, end }: Range,
  now: Date,
): Promise<ArchivedFilm[]> {
  const screenings = await reader.screening.findMany({
    where: { productionDate: { gte: start, lt: end, lte: shownUntil(now) }, movie: visible(now) },
    select: { productionDate: true, status: true, movie: { select: { id: true, title: true } } },
    orderBy: [{ productionDate: 'desc' }, { id: 'desc' }],
  });
  return onePerMonth(
    withRelation(screenings, 'movie').map(
      ({ productionDate: at, status, movie: { id: itemId, title } }) => ({
        itemId,
        title,
        at,
        status,
      }),
    ),
  ).sort(latest);
}

/**
 * Each month in which they began or ended; a series once a month, at its last date. Latest first.
 */
async function readPrograms(
  reader: Database['reader'],
  { start, end }: Range,
  now: Date,
): Promise<ArchivedProgram[]> {
  const within = { gte: start, lt: end };
  const past = {
    pastAt: { lte: now },
    OR: [{ eventHappeningDateTime: within }, { lastDay: within }],
  };
  const latestFirst = [{ eventHappeningDateTime: 'desc' as const }, { id: 'desc' as const }];
  const times = { eventHappeningDateTime: true, endsAt: true, lastDay: true } as const;
  const single = await reader.program.findMany({
    where: { ...visible(now), ...past, dates: { none: {} } },
    select: { id: true, title: true, programType: true, place: true, status: true, ...times },
    orderBy: latestFirst,
  });
  await yieldToEventLoop();
  const dates = await reader.programDate.findMany({
    where: { ...past, program: visible(now) },
    select: {
      place: true,
      status: true,
      program: { select: { id: true, title: true, programType: true } },
      ...times,
    },
    orderBy: latestFirst,
  });
  const entries = (event: StoredTimes & Omit<ArchivedProgram, 'at' | 'startsAt' | 'endsAt'>) => {
    const { itemId, title, programType, place, status } = event;
    const facts = { itemId, title, programType, place, status };
    return timesWithin(event, { start, end }).map((shown) => ({ ...facts, ...shown }));
  };
  const singles = single.flatMap(({ id, ...rest }) => entries({ ...rest, itemId: id }));
  const series = withRelation(dates, 'program').flatMap(({ program: { id, ...type }, ...rest }) =>
    entries({ ...rest, ...type, itemId: id }),
  );
  return onePerMonth([...singles, ...series].sort(latest)).sort(latest);
}

/** Past events: programmes once they have ended, screenings once they have left the schedule. */
export function archiveService({
  database,
  clock,
}: Pick<ContentDependencies, 'database' | 'clock'>) {
  const { reader } = database;
  const years = (): Promise<number[]> => readYears(database, clock());

  return {
    years,

    /**
     * By default the latest year with events. A year with thousands comes in parts. Throws
     * BAD_USER_INPUT for an invalid year or cursor.
     */
    async ofYear(requested?: number | null, after?: string | null): Promise<ArchivedYear> {
      const now = clock();
      const place = after ? decodeCursor(after) : undefined;
      if (after && !place) throw badInput({ after: 'invalid' });
      const year = requested ?? (await years())[0] ?? toBelgrade(now).year;
      const whole = yearRange(year);
      const end = place && place.at < whole.end ? place.at : whole.end;
      const range = { start: await beginOfPart(database, { ...whole, end }), end };
      const nextCursor =
        range.start > whole.start ? encodeCursor({ at: range.start, id: 0 }) : null;
      // SQLite answers synchronously: a year of a thousand events would block other requests.
      const found = { year, programs: await readPrograms(reader, range, clock()) };
      await yieldToEventLoop();
      const films = await readFilms(reader, range, clock());
      await yieldToEventLoop();
      return { ...found, films, nextCursor };
    },
  };
}

export type ArchiveService = ReturnType<typeof archiveService>;
