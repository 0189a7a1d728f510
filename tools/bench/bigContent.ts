import { randomUUID } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import { DAY_MS } from '@centar/domain/durations.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../graphql-server/src/contentTypes/registry.ts';
import { searchColumns } from '../../graphql-server/src/items/searchColumns.ts';

/** Items per type. */
const TWENTY_YEARS = {
  News: 20_000,
  Program: 20_000,
  Competition: 1000,
  Procurement: 1000,
  GalleryItem: 4000,
  Movie: 2000,
} as const satisfies Partial<Record<ItemType, number>>;
const SCREENINGS_EACH = 10;
const YEARS = 20;
/**
 * Added content ended so long ago, so that upcoming events are the demo content's at either size.
 */
const ENDED_DAYS = 60;
/** Of a notice that has a deadline. */
const OPEN_DAYS = 30;
/** Per transaction. */
const STEP = 10_000;

/** As stored. */
type Row = Readonly<Record<string, string | number | null>>;

/** As Prisma stores it. */
const stored = (moment: Date): string => moment.toISOString().replace('Z', '+00:00');

/** Spreads items evenly over the years, oldest first. */
const spread = (index: number, count: number, years: number, now: Date): Date =>
  new Date(
    now.getTime() -
      Math.round(((count - index) / count) * years * 365 * DAY_MS) -
      ENDED_DAYS * DAY_MS,
  );

/** Inserts rows of these columns. */
function inserter(database: BetterSqlite3.Database, table: string, columns: readonly string[]) {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name) => `@${name}`).join(', ');
  const statement = database.prepare(`INSERT INTO "${table}" (${names}) VALUES (${values})`);
  return (row: Row): void => {
    statement.run(row);
  };
}

/**
 * Adds rows without the triggers that fill the search tables, which write to the disk for each row,
 * and then does their work in one statement each.
 */
function withoutTriggers(database: BetterSqlite3.Database, table: string, add: () => void): void {
  const last = highestId(database, table);
  const triggers = database
    .prepare(`SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger' AND "tbl_name" = ?`)
    .all(table) as { name: string; sql: string }[];
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
  add();
  for (const { sql } of triggers) {
    const [, into, values] = /AFTER INSERT .*?(INSERT INTO .*?) VALUES \((.*)\);/s.exec(sql) ?? [];
    if (into !== undefined && values !== undefined) {
      const columns = values.replaceAll('new.', `"${table}".`);
      database.prepare(`${into} SELECT ${columns} FROM "${table}" WHERE "id" > ?`).run(last);
    }
    database.exec(sql);
  }
}

const highestId = (database: BetterSqlite3.Database, table: string): number =>
  (database.prepare(`SELECT MAX("id") AS "id" FROM "${table}"`).get() as { id: number }).id;

/** Copies of the demo items, each with its own row of a file. */
function multiply(
  database: BetterSqlite3.Database,
  itemType: keyof typeof TWENTY_YEARS,
  count: number,
  own: (index: number, model: Row) => Row,
): void {
  const { searchIn = [] } = ITEM_TYPE_DESCRIPTORS.find((one) => one.itemType === itemType) ?? {};
  const all = database.prepare(`SELECT * FROM "${itemType}" WHERE "deletedAt" IS NULL`);
  const models = (all.all() as Row[]).map(({ id: _id, ...model }) => model);
  const fileColumn = 'imageFileId' in (models[0] ?? {}) ? 'imageFileId' : 'documentFileId';
  const fileOf = database.prepare('SELECT * FROM "StoredFile" WHERE "id" = ?');
  const files = models.map((model) => fileOf.get(model[fileColumn]) as Row | undefined);
  const addItem = inserter(database, itemType, Object.keys(models[0] ?? {}));
  const addFile = inserter(database, 'StoredFile', Object.keys(files.find(Boolean) ?? {}));
  const addOne = (index: number): void => {
    const model: Row = models[index % models.length] ?? {};
    const file = files[index % models.length];
    const id = randomUUID();
    if (file) addFile({ ...file, id, releasedAt: null });
    const title = `${String(model['title'])} ${String(index + 1)}`;
    const row = { ...model, title, [fileColumn]: file ? id : null, ...own(index, model) };
    addItem({ ...row, ...searchColumns(searchIn, row) });
  };
  withoutTriggers(database, itemType, () => {
    inSteps(database, count, addOne);
  });
}

/** Short transactions keep the log small. */
function inSteps(
  database: BetterSqlite3.Database,
  count: number,
  work: (index: number) => void,
): void {
  const step = database.transaction((start: number) => {
    for (let index = start; index < Math.min(start + STEP, count); index += 1) work(index);
  });
  for (let start = 0; start < count; start += STEP) step(start);
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
export function addBigContent(dataDir: string, now: Date, { years, times }: Amount): void {
  const database = new BetterSqlite3(`${dataDir}/centar.db`);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -200000');
  try {
    const lastFilm = highestId(database, 'Movie');
    for (const itemType of Object.keys(TWENTY_YEARS) as (keyof typeof TWENTY_YEARS)[]) {
      const count = Math.ceil((TWENTY_YEARS[itemType] * years * times) / YEARS);
      multiply(database, itemType, count, (index, model) => {
        const moment = spread(index, count, years, now);
        const at = stored(moment);
        return { createdAt: at, updatedAt: at, publishedAt: at, ...dated(itemType, moment, model) };
      });
    }
    addScreenings(database, lastFilm);
  } finally {
    database.close();
  }
}

/** The dates of a type. */
function dated(itemType: keyof typeof TWENTY_YEARS, moment: Date, { deadline }: Row): Row {
  if (itemType === 'Movie' || itemType === 'GalleryItem') return {};
  if (itemType !== 'Program') {
    const until = new Date(moment.getTime() + OPEN_DAYS * DAY_MS);
    return { datePosted: stored(moment), ...(deadline && { deadline: stored(until) }) };
  }
  const { pastAt, lastDay } = endColumns({ eventHappeningDateTime: moment, endsAt: null });
  return {
    eventHappeningDateTime: stored(moment),
    endsAt: null,
    pastAt: stored(pastAt),
    lastDay: stored(lastDay),
    formerDateTime: null,
    status: 'scheduled',
  };
}

/** Several evenings per film. */
function addScreenings(database: BetterSqlite3.Database, after: number): void {
  const films = database
    .prepare('SELECT "id", "createdAt" FROM "Movie" WHERE "id" > ?')
    .all(after) as { id: number; createdAt: string }[];
  const add = inserter(database, 'Screening', ['movieId', 'productionDate', 'hall', 'isFree']);
  inSteps(database, films.length * SCREENINGS_EACH, (index) => {
    const { id = 0, createdAt = '' } = films[Math.floor(index / SCREENINGS_EACH)] ?? {};
    const evening = (index % SCREENINGS_EACH) + 1;
    const at = new Date(new Date(createdAt).getTime() + evening * DAY_MS);
    add({ movieId: id, productionDate: stored(at), hall: 'Velika sala', isFree: 0 });
  });
}
