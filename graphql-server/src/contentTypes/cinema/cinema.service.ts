import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { movieEdit, movieInput, type ScreeningEdit } from '@centar/domain/content/movie.ts';
import { screeningKey } from '@centar/domain/dateKey.ts';
import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { pick } from '@centar/domain/objects.ts';
import type { WrittenColumns } from '@centar/domain/types/declaration.ts';
import { MOVIE, SCREENING } from '@centar/domain/types/events.ts';
import { Prisma, type Movie, type Screening } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType, type WrittenTable, type WrittenType } from '../../items/declaredType.ts';
import { declaredWrites } from '../../items/itemService.ts';
import { itemReads, type ReadTable } from '../../items/read/itemReads.ts';
import { visible } from '../../items/read/visibility.ts';
import { sliceRows, type PageRequest } from '../../items/transport/paging.ts';
import { planRestoredRows, planRows, saveRows, type RowPlan } from '../../items/write/datedRows.ts';
import { eventColumns, previousColumns } from '../../items/write/eventColumns.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import { itemPictures } from '../../items/write/itemPictures.ts';
import { inParts, yieldToEventLoop } from '../../platform/batches.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { oncePerRevision } from '../../platform/database/oncePerRevision.ts';

/** Each film is read with all its screenings. */
const BATCH_FILMS = 20;

/** Prisma `include` of every film query. */
const include = {
  screenings: { orderBy: [{ productionDate: 'asc' as const }, { id: 'asc' as const }] },
};

export type MovieWithScreenings = Movie & { screenings: Screening[] };

/** With screenings, except in the trash's list. */
const writtenFilms = ({ movie }: Transaction): WrittenTable<MovieWithScreenings> => ({
  findFirst: ({ where }) => movie.findFirst({ where, include }),
  findMany: (args) => movie.findMany(args),
  count: (args) => movie.count(args),
  aggregate: (args) => movie.aggregate(args),
  create: ({ data }) => movie.create({ data: data as Prisma.MovieCreateInput, include }),
  deleteMany: (args) => movie.deleteMany(args),
  updateMany: (args) => movie.updateMany(args),
});

/** For lists and pages. */
const films = ({ movie }: Transaction): ReadTable<MovieWithScreenings> => ({
  aggregate: (query) => movie.aggregate(query),
  findUnique: (query) => movie.findUnique({ ...query, include }),
  findMany: (query) => movie.findMany({ ...query, include }),
});

export const announcedScreening = {
  productionDate: true,
  endsAt: true,
  hall: true,
  price: true,
  isFree: true,
  status: true,
  statusNote: true,
  formerDateTime: true,
} as const;

/** What is announced of films, also of those in the trash. */
export async function readAnnouncedFilms({ movie }: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await movie.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      title: true,
      duration: true,
      deletedAt: true,
      publishedAt: true,
      updatedAt: true,
      screenings: { select: { id: true, ...announcedScreening } },
    },
  });
  return rows.map(({ screenings, duration, ...film }) => ({
    ...film,
    dates: screenings.map(({ id, productionDate, endsAt, hall, formerDateTime, ...screening }) => ({
      ...screening,
      formerAt: formerDateTime,
      dateKey: screeningKey(id),
      at: productionDate,
      endsAt: screeningEnd({ productionDate, endsAt }, duration) ?? null,
      place: hall,
    })),
  }));
}

const declared = declaredType<
  typeof MOVIE,
  MovieWithScreenings,
  ImageData,
  WrittenTable<MovieWithScreenings>
>(MOVIE, itemImage, writtenFilms);

/** Always with screenings. */
export const movieItemType: WrittenType<MovieWithScreenings, ImageData> = {
  ...declared,
  edited: [...declared.edited, 'screenings'],
  rules: { input: movieInput, edit: movieEdit },
  savedData(written, before) {
    const edits = written['movieProductionDateTimes'] as readonly ScreeningEdit[] | undefined;
    return {
      ...pick(written, declared.edited),
      ...(edits && {
        plan: planRows('productionDate', before?.screenings ?? [], edits, (edit, row) =>
          eventColumns(SCREENING, edit, row),
        ),
      }),
    };
  },
  fromPrevious: (content, before) => ({
    ...pick(content, declared.edited),
    plan: planRestoredRows(before.screenings, content['screenings'], (row) =>
      previousColumns(SCREENING, row),
    ),
  }),
  afterSave: ({ screening }, movieId, plan) =>
    saveRows(screening, plan as RowPlan<WrittenColumns<typeof SCREENING>>, (columns) => ({
      ...columns,
      movieId,
    })),
};

/** The next screening that is not cancelled; null without one. */
const nextScreeningOf = (now: Date): Prisma.Sql => Prisma.sql`(
  SELECT MIN("productionDate") FROM "Screening"
  WHERE "Screening"."movieId" = "Movie"."id" AND "Screening"."status" <> 'cancelled'
    AND "Screening"."productionDate" > ${new Date(now.getTime() - SCREENING_VISIBLE_MS)})`;

/**
 * Ids of the films with a screening after a moment, by the index of screenings. Read once per content
 * revision: as time passes, films only leave.
 */
function createAnnounced(database: Database): (from: Date) => Promise<readonly number[]> {
  const once = oncePerRevision<{ readonly from: Date; readonly ids: readonly number[] }>(database);

  async function read(from: Date) {
    const rows = await database.reader.$queryRaw<{ movieId: number }[]>`
      SELECT DISTINCT "movieId" FROM "Screening" WHERE "productionDate" > ${from}`;
    return { from, ids: rows.map(({ movieId }) => movieId) };
  }

  return async (from) => {
    const known = await once(() => read(from));
    // The clock was set back.
    return (from < known.from ? await read(from) : known).ids;
  };
}

export function cinemaService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const reads = itemReads(dependencies, {
    ...declared,
    table: films,
    computedOrders: (now) => ({ nextScreening: nextScreeningOf(now) }),
    batchSize: BATCH_FILMS,
  });
  // A screening leaves the schedule two hours after it starts (product decision 3).
  const oldestShown = () => new Date(clock().getTime() - SCREENING_VISIBLE_MS);

  const announced = createAnnounced(database);

  async function current(): Promise<MovieWithScreenings[]> {
    const from = oldestShown();
    const rows: MovieWithScreenings[] = [];
    for (const ids of inParts(await announced(from), BATCH_FILMS)) {
      const shown = { screenings: { some: { productionDate: { gt: from } } } };
      const where = { AND: [visible(clock()), { id: { in: ids } }, shown] };
      rows.push(...(await films(database.reader).findMany({ where })));
      await yieldToEventLoop();
    }
    const next = (row: MovieWithScreenings): number => nextScreening(row, from).getTime();
    return rows.sort((a, b) => next(a) - next(b) || a.id - b.id);
  }

  return {
    ...reads,
    ...declaredWrites(dependencies, movieItemType),
    ...itemPictures(dependencies, movieItemType),

    /** With a screening to come, by the next one. */
    current,

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

export type CinemaService = ReturnType<typeof cinemaService>;
