import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { openDatabase } from '../../graphql-server/src/platform/database/openDatabase.ts';
import type { Transaction } from '../../graphql-server/src/platform/database/database.ts';
import type { Prisma, StoredFile } from '../../prisma/generated/client.ts';

/** Items per type. */
const TWENTY_YEARS = {
  news: 20_000,
  programs: 20_000,
  movies: 2000,
  competitions: 1000,
  procurements: 1000,
  gallery: 4000,
} as const;
const SCREENINGS_EACH = 10;
const YEARS = 20;
/**
 * Added content ended so long ago, so that upcoming events are the demo content's at either size.
 */
const ENDED_DAYS = 60;
const DAY_MS = 24 * 3_600_000;
/** Per transaction. */
const STEP = 1000;

type Row = Record<string, unknown> & { title: string };

/** Common methods of Prisma's delegates. */
interface Table {
  findMany(args: object): PromiseLike<Row[]>;
  createMany(args: { data: never }): PromiseLike<unknown>;
}

/** Spreads items evenly over the years, oldest first. */
const spread = (index: number, count: number, years: number, now: Date): Date =>
  new Date(
    now.getTime() -
      Math.round(((count - index) / count) * years * 365 * DAY_MS) -
      ENDED_DAYS * DAY_MS,
  );

/** Each item gets its own file; the bytes are the demo content's. */
function fileOf(file: StoredFile | undefined) {
  const variants = (file?.variants ?? []) as Prisma.InputJsonArray;
  return { ...file, id: randomUUID(), variants, releasedAt: null };
}

async function multiply(
  database: Awaited<ReturnType<typeof openDatabase>>,
  table: (client: Transaction) => Table,
  count: number,
  own: (index: number, row: Row) => object,
): Promise<void> {
  const models = await table(database.reader).findMany({ where: { deletedAt: null } });
  const files = await database.reader.storedFile.findMany();
  const rowAt = (index: number) => {
    const source: Row = models[index % models.length] ?? { title: '' };
    const { id: _id, ...model } = source;
    const column = 'imageFileId' in model ? 'imageFileId' : 'documentFileId';
    const file = fileOf(files.find(({ id }) => id === model[column]));
    const title = `${model.title} ${String(index + 1)}`;
    const row = { ...model, title, searchText: '', [column]: file.id };
    return { file, row: { ...row, ...own(index, row) } };
  };
  for (let start = 0; start < count; start += STEP) {
    const length = Math.min(STEP, count - start);
    const some = Array.from({ length }, (_, offset) => rowAt(start + offset));
    await database.writeContent(async (transaction) => {
      await transaction.storedFile.createMany({ data: some.map(({ file }) => file) as never });
      return table(transaction).createMany({ data: some.map(({ row }) => row) as never });
    });
    // SQLite's statements are released only when the event loop turns.
    await turn();
  }
}

/** What is added to the demo content. */
export interface Amount {
  readonly years: number;
  /** How many times the items of each year. */
  readonly times: number;
}

export const SOME_YEARS: Amount = { years: YEARS, times: 1 };

/** 1,008,000 items. */
export const MILLION: Amount = { years: YEARS, times: 21 };

/** Adds content to a stopped product. */
export async function addBigContent(
  dataDir: string,
  now: Date,
  { years, times }: Amount,
): Promise<void> {
  const database = await openDatabase(`file:${dataDir}/centar.db`);
  const add = async (
    name: keyof typeof TWENTY_YEARS,
    pick: (client: Transaction) => unknown,
    own: (moment: Date) => object = () => ({}),
  ): Promise<void> => {
    const count = Math.ceil((TWENTY_YEARS[name] * years * times) / YEARS);
    await multiply(
      database,
      (client) => pick(client) as Table,
      count,
      (index) => {
        const moment = spread(index, count, years, now);
        return { createdAt: moment, updatedAt: moment, publishedAt: moment, ...own(moment) };
      },
    );
  };
  const posted = (datePosted: Date) => ({ datePosted });
  try {
    await add('news', ({ news }) => news, posted);
    await add(
      'programs',
      ({ program }) => program,
      (eventHappeningDateTime) => ({
        eventHappeningDateTime,
        endsAt: null,
        formerDateTime: null,
        status: 'scheduled',
      }),
    );
    await add('competitions', ({ competition }) => competition, posted);
    await add('procurements', ({ procurement }) => procurement, posted);
    await add('gallery', ({ galleryItem }) => galleryItem);
    const { _max } = await database.reader.movie.aggregate({ _max: { id: true } });
    await add('movies', ({ movie }) => movie);
    await addScreenings(database, _max.id ?? 0);
  } finally {
    await database.close();
  }
}

/** Several evenings per film. */
async function addScreenings(
  database: Awaited<ReturnType<typeof openDatabase>>,
  after: number,
): Promise<void> {
  const films = await database.reader.movie.findMany({
    where: { id: { gt: after } },
    select: { id: true, createdAt: true },
  });
  const rows = films.flatMap(({ id: movieId, createdAt }) =>
    Array.from({ length: SCREENINGS_EACH }, (_, evening) => ({
      movieId,
      productionDate: new Date(createdAt.getTime() + (evening + 1) * DAY_MS),
      hall: 'Velika sala',
    })),
  );
  for (let start = 0; start < rows.length; start += STEP) {
    await database.writeContent(({ screening }) =>
      screening.createMany({ data: rows.slice(start, start + STEP) }),
    );
  }
}
