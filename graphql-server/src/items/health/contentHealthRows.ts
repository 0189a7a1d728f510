import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ItemSection, Section } from '@centar/domain/sections.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/dialect.ts';

/** Kinds of missing content; also the names of the columns below. */
export const CAN_BE_MISSING = ['picture', 'alternativeText', 'document', 'screening'] as const;
/** Items listed for each missing part. */
const NAMED_ITEMS = 5;
/** Items listed for a missing alternative text: staff write these on one screen. */
const NAMED_PICTURES = 25;

/** The properties of a content type that its health query needs; a descriptor has them. */
export interface HealthType {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  /** The column with an item's own section, where there are several. */
  readonly sectionColumn?: string;
  readonly file: { readonly kind: FileKind };
}

/** One part of the content: a type in a section, and the conditions of its table. Names come from the types' descriptors. */
interface Part {
  readonly itemType: ItemType;
  readonly section: string;
  readonly file: FileKind;
  readonly table: Prisma.Sql;
  /** The rows of the part; the second form prevents the use of the section's index. */
  readonly own: Prisma.Sql;
  readonly ownUnindexed: Prisma.Sql;
}

const EVERY = Prisma.sql`TRUE`;

function partsOf(
  dialect: Dialect,
  types: readonly HealthType[],
  wanted: readonly Section[],
): Part[] {
  return types.flatMap(({ itemType, sections, sectionColumn, file }) => {
    const table = Prisma.raw(`"${itemType}"`);
    const column = sectionColumn && Prisma.raw(`"${sectionColumn}"`);
    return wanted
      .filter((section) => sections.includes(section))
      .map((section) => ({
        itemType,
        section,
        file: file.kind,
        table,
        own: column ? Prisma.sql`${column} = ${section}` : EVERY,
        ownUnindexed: column ? Prisma.sql`${dialect.unindexed(column)} = ${section}` : EVERY,
      }));
  });
}

/** How many items of a part are not in the trash. */
export interface CountRow {
  readonly itemType: string;
  readonly section: string;
  readonly present: bigint;
}

/** Counts the items of every part; it scans all of them. */
export async function readCounts(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
): Promise<CountRow[]> {
  const selects = partsOf(dialect, types, sections).map(
    ({ itemType, section, table, own }) => Prisma.sql`
      SELECT ${itemType} AS "itemType", ${section} AS "section", COUNT(*) AS "present"
      FROM ${table} WHERE "deletedAt" IS NULL AND ${own}`,
  );
  return reader.$queryRaw<CountRow[]>`${Prisma.join(selects, ' UNION ALL ')}`;
}

/** A part of the content, with how many of its items visitors can't see yet. The item is the one that was published last. */
export interface PartRow {
  readonly itemType: string;
  readonly section: string;
  readonly unpublished: bigint;
  readonly id: bigint;
  readonly title: string;
  readonly publishedAt: Date | string;
}

/** Reads the parts from the indexes: the few items that are not published yet, and the last one that was. */
export async function readParts(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
  now: Date,
): Promise<PartRow[]> {
  const present = Prisma.sql`${dialect.unindexed(Prisma.sql`"deletedAt"`)} IS NULL`;
  const parts = partsOf(dialect, types, sections);
  if (parts.length === 0) return [];
  const selects = parts.map(
    ({ itemType, section, table, own, ownUnindexed }) => Prisma.sql`
      SELECT ${itemType} AS "itemType", ${section} AS "section", "counted"."unpublished", "item"."id",
        "item"."title", "item"."publishedAt"
      FROM (SELECT
        (SELECT COUNT(*) FROM ${table} WHERE ${present} AND ${ownUnindexed}
            AND ("publishedAt" IS NULL OR "publishedAt" > ${now})) AS "unpublished",
        (SELECT "id" FROM ${table} WHERE ${present} AND ${own} AND "publishedAt" <= ${now}
          ORDER BY "publishedAt" DESC, "id" DESC LIMIT 1) AS "latest") AS "counted"
      JOIN ${table} AS "item" ON "item"."id" = "counted"."latest"`,
  );
  return reader.$queryRaw<PartRow[]>`${Prisma.join(selects, ' UNION ALL ')}`;
}

/** An item with a missing part, and the count of such items. */
export interface MissingRow {
  readonly itemType: string;
  readonly section: string;
  readonly what: string;
  readonly id: bigint;
  readonly title: string;
  readonly count: bigint;
}

/** Kinds of missing content that a part can have, each with its SQL condition. */
function missingConditions(
  { itemType, file }: Part,
  now: Date,
): [(typeof CAN_BE_MISSING)[number], Prisma.Sql][] {
  if (file === 'document') return [['document', Prisma.sql`"documentFileId" IS NULL`]];
  const from = new Date(now.getTime() - SCREENING_VISIBLE_MS);
  const noScreening = Prisma.sql`"id" NOT IN (SELECT "movieId" FROM "Screening"
    WHERE "productionDate" > ${from} AND "status" <> 'cancelled')`;
  return [
    ['picture', Prisma.sql`"imageFileId" IS NULL`],
    ['alternativeText', Prisma.sql`"imageAlt" = '' AND "imageFileId" IS NOT NULL`],
    ...(itemType === 'Movie'
      ? [['screening', noScreening] as [(typeof CAN_BE_MISSING)[number], Prisma.Sql]]
      : []),
  ];
}

/** The items with missing parts, the last published first, the first few of each kind. */
export async function readMissing(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
  now: Date,
): Promise<MissingRow[]> {
  const selects = partsOf(dialect, types, sections).flatMap((part) =>
    missingConditions(part, now).map(([what, lacking]) => {
      const { itemType, section, table, own } = part;
      const rows = Prisma.sql`FROM ${table} WHERE ${lacking} AND ${own} AND "deletedAt" IS NULL
        AND "publishedAt" <= ${now}`;
      // Few items lack a file, and an index finds them; without `unindexed` the database would scan all items by date. Nearly
      // all old films lack a screening, so that the scan by date is right for these.
      const published = Prisma.sql`"publishedAt"`;
      const order = what === 'screening' ? published : dialect.unindexed(published);
      const named = what === 'alternativeText' ? NAMED_PICTURES : NAMED_ITEMS;
      return Prisma.sql`SELECT ${itemType} AS "itemType", ${section} AS "section", ${what} AS "what", "id",
        "title", (SELECT COUNT(*) ${rows}) AS "count", "publishedAt"
        FROM (SELECT "id", "title", "publishedAt" ${rows} ORDER BY ${order} DESC, "id" DESC LIMIT ${named}) AS "named"`;
    }),
  );
  if (selects.length === 0) return [];
  return reader.$queryRaw<MissingRow[]>`${Prisma.join(selects, ' UNION ALL ')}
    ORDER BY "itemType", "section", "what", "publishedAt" DESC, "id" DESC`;
}
