import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import type { Section } from '@centar/domain/sections.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import { partsOf, type HealthType, type Part } from './contentHealthRows.ts';

/** Of each kind in a section. */
const NAMED_DECISIONS = 5;

interface Row {
  readonly itemType: string;
  readonly section: string;
  readonly id: bigint;
  readonly title: string;
  readonly at: Date | string;
}

export interface DecisionRow extends Row {
  readonly what: 'deadline' | 'draft' | 'late';
  readonly version: number;
  readonly savedByName: string;
}

export interface NextRow extends Row {
  readonly endsAt: Date | string | null;
}

const UNPUBLISHED = (now: Date): Prisma.Sql =>
  Prisma.sql`("publishedAt" IS NULL OR "publishedAt" > ${now})`;

/** Whether all is over before visitors see the item; undefined for types without dates. */
function isLate({ itemType, file, table }: Part, now: Date): Prisma.Sql | undefined {
  const published = Prisma.sql`COALESCE(${table}."publishedAt", ${now})`;
  if (file === 'document') return Prisma.sql`"deadline" <= ${published}`;
  if (itemType === 'Program') {
    return Prisma.sql`"pastAt" <= ${published} AND NOT EXISTS (SELECT 1 FROM "ProgramDate"
      WHERE "programId" = ${table}."id" AND "ProgramDate"."pastAt" > ${published})`;
  }
  if (itemType !== 'Movie') return undefined;
  const own = Prisma.sql`SELECT 1 FROM "Screening" WHERE "movieId" = ${table}."id"`;
  return Prisma.sql`EXISTS (${own}) AND NOT EXISTS (${own} AND "productionDate" > ${published})`;
}

/** Each with the column that is shown and orders it, ascending or descending. */
function decisionConditions(
  part: Part,
  now: Date,
): [DecisionRow['what'], Prisma.Sql, order: string][] {
  const late = isLate(part, now);
  const draft = Prisma.sql`"publishedAt" IS NULL`;
  const lateOnes: ReturnType<typeof decisionConditions> = late
    ? [
        ['late', Prisma.sql`${UNPUBLISHED(now)} AND ${late}`, '"updatedAt" DESC'],
        ['draft', Prisma.sql`${draft} AND COALESCE(NOT (${late}), TRUE)`, '"updatedAt" DESC'],
      ]
    : [['draft', draft, '"updatedAt" DESC']];
  if (part.file !== 'document') return lateOnes;
  const due = Prisma.sql`"publishedAt" <= ${now} AND "deadline" > ${now}
    AND "deadline" < ${startOfBelgradeDay(now, 2)}`;
  return [...lateOnes, ['deadline', due, '"deadline" ASC']];
}

/** By the indexes of publication: unpublished items and open deadlines are few. */
export async function readDecisions(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
  now: Date,
): Promise<DecisionRow[]> {
  const present = Prisma.sql`${dialect.unindexed(Prisma.sql`"deletedAt"`)} IS NULL`;
  const selects = partsOf(dialect, types, sections).flatMap((part) =>
    decisionConditions(part, now).map(([what, condition, order]) => {
      const { itemType, section, table, ownUnindexed } = part;
      const at = Prisma.raw(order.split(' ')[0] ?? '');
      return Prisma.sql`SELECT * FROM (SELECT ${what} AS "what", ${itemType} AS "itemType",
        ${section} AS "section", "id", "version", "title", ${at} AS "at", "updatedByName" AS "savedByName"
        FROM ${table} WHERE ${condition} AND ${ownUnindexed} AND ${present}
        ORDER BY ${Prisma.raw(order)}, "id" DESC LIMIT ${NAMED_DECISIONS}) AS "named"`;
    }),
  );
  if (selects.length === 0) return [];
  return reader.$queryRaw<DecisionRow[]>`${Prisma.join(selects, ' UNION ALL ')}`;
}

/** The soonest one that visitors see, with its times; undefined for types without dates. */
function soonest({ itemType, file, table, own }: Part, now: Date): Prisma.Sql | undefined {
  const visible = Prisma.sql`${table}."deletedAt" IS NULL AND ${table}."publishedAt" <= ${now}`;
  const select = (at: Prisma.Sql, endsAt: Prisma.Sql, from: Prisma.Sql, more: Prisma.Sql) =>
    Prisma.sql`SELECT * FROM (SELECT ${table}."id" AS "id", "title", ${at} AS "at",
      ${endsAt} AS "endsAt" FROM ${from}
      WHERE ${at} > ${now} AND ${visible} AND ${more} ORDER BY ${at} LIMIT 1) AS "first"`;
  /** Of rows in another table. */
  const selectDates = (dates: Prisma.Sql, of: Prisma.Sql, at: Prisma.Sql, more: Prisma.Sql) =>
    select(
      Prisma.sql`${dates}.${at}`,
      Prisma.sql`${dates}."endsAt"`,
      Prisma.sql`${dates} JOIN ${table} ON ${table}."id" = ${dates}.${of}`,
      Prisma.sql`${dates}."status" <> 'cancelled' AND ${more}`,
    );
  const none = Prisma.sql`TRUE`;
  if (file === 'document') {
    return select(Prisma.sql`"deadline"`, Prisma.sql`CAST(NULL AS TIMESTAMP)`, table, none);
  }
  if (itemType === 'Program') {
    const begin = Prisma.sql`"eventHappeningDateTime"`;
    const [dates, of] = [Prisma.sql`"ProgramDate"`, Prisma.sql`"programId"`];
    const isSeries = Prisma.sql`EXISTS (SELECT 1 FROM ${dates} WHERE ${of} = ${table}."id")`;
    const single = Prisma.sql`${own} AND "status" <> 'cancelled' AND NOT ${isSeries}`;
    return Prisma.sql`SELECT * FROM (${select(begin, Prisma.sql`"endsAt"`, table, single)}
      UNION ALL ${selectDates(dates, of, begin, own)}) AS "both" ORDER BY "at" LIMIT 1`;
  }
  if (itemType !== 'Movie') return undefined;
  return selectDates(
    Prisma.sql`"Screening"`,
    Prisma.sql`"movieId"`,
    Prisma.sql`"productionDate"`,
    none,
  );
}

/** One of each section and type. */
export async function readNext(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
  now: Date,
): Promise<NextRow[]> {
  const selects = partsOf(dialect, types, sections).flatMap((part) => {
    const found = soonest(part, now);
    if (!found) return [];
    return Prisma.sql`SELECT ${part.itemType} AS "itemType", ${part.section} AS "section", "next".*
      FROM (${found}) AS "next"`;
  });
  if (selects.length === 0) return [];
  return reader.$queryRaw<NextRow[]>`${Prisma.join(selects, ' UNION ALL ')}`;
}
