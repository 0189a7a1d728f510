import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SectionedType } from '../itemReference.ts';

/** Changes after a revision or moment, and publications since. */
export interface Gap {
  readonly changes: Prisma.Sql;
  readonly publishedAfter: Date;
}

/** A position in the list and a number of rows. */
export interface Part {
  readonly after: number;
  readonly take: number;
}

export interface PublicRow {
  readonly id: number;
  readonly title: string;
  readonly section: string;
}

type Stored<Row> = Omit<Row, 'id'> & { readonly id: number | bigint };

const tableOf = ({ itemType }: SectionedType): Prisma.Sql => Prisma.raw(`"${itemType}"`);

export async function readPublic(
  { reader, dialect }: Database,
  type: SectionedType,
  now: Date,
  { where, take }: { readonly where: Prisma.Sql; readonly take: number },
): Promise<PublicRow[]> {
  const section = type.sectionColumn
    ? Prisma.raw(`"${type.sectionColumn}"`)
    : Prisma.sql`${type.sections[0] ?? ''}`;
  // In the table's order, without another index.
  const rows = await reader.$queryRaw<Stored<PublicRow>[]>`
    SELECT "id", "title", ${section} AS "section" FROM ${tableOf(type)}
    WHERE ${where} AND ${dialect.unindexed(Prisma.sql`"deletedAt"`)} IS NULL
      AND ${dialect.unindexed(Prisma.sql`"publishedAt"`)} <= ${now}
    ORDER BY "id" LIMIT ${take}`;
  return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
}

/** Nothing is announced about items that were never public. */
export async function readChangedIds(
  { reader }: Database,
  type: SectionedType,
  now: Date,
  { changes, publishedAfter }: Gap,
  { after, take }: Part,
): Promise<number[]> {
  const table = tableOf(type);
  const rows = await reader.$queryRaw<Stored<object>[]>`
    SELECT "itemId" AS "id" FROM "ItemRevision" LEFT JOIN ${table} ON ${table}."id" = "itemId"
    WHERE "itemType" = ${type.itemType} AND ${changes} AND "itemId" > ${after}
      AND ("wasPublic" OR ("deletedAt" IS NULL AND "publishedAt" <= ${now}))
    UNION SELECT "id" FROM ${table}
    WHERE "deletedAt" IS NULL AND "publishedAt" > ${publishedAfter}
      AND "publishedAt" <= ${now} AND "id" > ${after}
    ORDER BY "id" LIMIT ${take}`;
  return rows.map(({ id }) => Number(id));
}
