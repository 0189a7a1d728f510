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

/** The soonest one that visitors see, with the moment; undefined for types without dates. */
function soonest({ itemType, file, table, own }: Part, now: Date): Prisma.Sql | undefined {
  const visible = Prisma.sql`${table}."deletedAt" IS NULL AND ${table}."publishedAt" <= ${now}`;
  const select = (at: Prisma.Sql, from: Prisma.Sql, more: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`SELECT ${table}."id" AS "id", "title", ${at} AS "at" FROM ${from}
      WHERE ${at} > ${now} AND ${visible} AND ${more} ORDER BY ${at} LIMIT 1`;
  if (file === 'document') {
    return select(Prisma.sql`"deadline"`, table, Prisma.sql`TRUE`);
  }
  if (itemType === 'Program') {
    return select(
      Prisma.sql`"eventHappeningDateTime"`,
      table,
      Prisma.sql`${own} AND "status" <> 'cancelled'`,
    );
  }
  if (itemType !== 'Movie') return undefined;
  return select(
    Prisma.sql`"Screening"."productionDate"`,
    Prisma.sql`"Screening" JOIN ${table} ON ${table}."id" = "Screening"."movieId"`,
    Prisma.sql`"Screening"."status" <> 'cancelled'`,
  );
}

/** One of each section and type. */
export async function readNext(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
  now: Date,
): Promise<Row[]> {
  const selects = partsOf(dialect, types, sections).flatMap((part) => {
    const found = soonest(part, now);
    if (!found) return [];
    return Prisma.sql`SELECT ${part.itemType} AS "itemType", ${part.section} AS "section", "next".*
      FROM (${found}) AS "next"`;
  });
  if (selects.length === 0) return [];
  return reader.$queryRaw<Row[]>`${Prisma.join(selects, ' UNION ALL ')}`;
}
