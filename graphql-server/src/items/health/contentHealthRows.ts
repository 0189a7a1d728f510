import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Section } from '@centar/domain/sections.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/dialect.ts';
import type { SectionedType } from '../itemReference.ts';
import { hasSeveralPictures, referenceTo } from '../write/itemPictures.ts';

/** Also the names of the columns below. */
export const CAN_BE_MISSING = ['picture', 'alternativeText', 'document', 'screening'] as const;
/**
 * What a condition finds; apart from the first picture, because the database could use no index for
 * both.
 */
type Found = (typeof CAN_BE_MISSING)[number] | 'furtherText';
/** Items listed for each missing part. */
const NAMED_ITEMS = 5;
/** More than of other kinds: staff write these on one screen. */
const NAMED_PICTURES = 25;

export interface HealthType extends SectionedType {
  readonly file: { readonly kind: FileKind };
}

export interface HealthDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly types: readonly HealthType[];
}

/** A type in a section. Names come from descriptors, never from input. */
export interface Part {
  readonly itemType: ItemType;
  readonly section: string;
  readonly file: FileKind;
  readonly table: Prisma.Sql;
  /** The part's rows; the second form prevents the use of the section's index. */
  readonly own: Prisma.Sql;
  readonly ownUnindexed: Prisma.Sql;
}

const EVERY = Prisma.sql`TRUE`;

export function partsOf(
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

export interface CountRow {
  readonly itemType: string;
  readonly section: string;
  readonly present: bigint;
}

/** Scans all items. */
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

/** The item is the one published last. */
export interface PartRow {
  readonly itemType: string;
  readonly section: string;
  readonly unpublished: bigint;
  readonly id: bigint;
  readonly title: string;
  readonly publishedAt: Date | string;
}

/** By the indexes. */
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

export interface MissingRow {
  readonly itemType: string;
  readonly section: string;
  readonly what: Found;
  readonly id: bigint;
  readonly title: string;
  readonly count: bigint;
}

/** The first picture has words, and another one has none. */
function furtherText(itemType: ItemType, dialect: Dialect): Prisma.Sql {
  const [owner = ''] = Object.keys(referenceTo(itemType, 0));
  const column = Prisma.raw(`"${owner}"`);
  return Prisma.sql`"imageAlt" <> ''
    AND "id" IN (SELECT ${column} FROM "ItemPicture" WHERE ${column} IS NOT NULL)
    AND ${dialect.hasEmpty(Prisma.sql`"morePictures"`, 'alt')}`;
}

function missingConditions(
  { itemType, file }: Part,
  dialect: Dialect,
  now: Date,
): [Found, Prisma.Sql][] {
  if (file === 'document') return [['document', Prisma.sql`"documentFileId" IS NULL`]];
  const from = new Date(now.getTime() - SCREENING_VISIBLE_MS);
  const noScreening = Prisma.sql`"id" NOT IN (SELECT "movieId" FROM "Screening"
    WHERE "productionDate" > ${from} AND "status" <> 'cancelled')`;
  return [
    ['picture', Prisma.sql`"imageFileId" IS NULL`],
    ['alternativeText', Prisma.sql`"imageAlt" = '' AND "imageFileId" IS NOT NULL`],
    ...(hasSeveralPictures(itemType)
      ? [['furtherText', furtherText(itemType, dialect)] as [Found, Prisma.Sql]]
      : []),
    ...(itemType === 'Movie' ? [['screening', noScreening] as [Found, Prisma.Sql]] : []),
  ];
}

/** The first few of each kind, the last published first. */
export async function readMissing(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  types: readonly HealthType[],
  sections: readonly Section[],
  now: Date,
): Promise<MissingRow[]> {
  const selects = partsOf(dialect, types, sections).flatMap((part) =>
    missingConditions(part, dialect, now).map(([what, lacking]) => {
      const { itemType, section, table } = part;
      const byId = what === 'furtherText';
      const own = byId ? part.ownUnindexed : part.own;
      const column = (name: string): Prisma.Sql =>
        byId ? dialect.unindexed(Prisma.raw(name)) : Prisma.raw(name);
      const rows = Prisma.sql`FROM ${table} WHERE ${lacking} AND ${own}
        AND ${column('"deletedAt"')} IS NULL AND ${column('"publishedAt"')} <= ${now}`;
      // An index finds the few items without a file; without `unindexed` the database would scan by
      // date. Nearly all old films lack a screening, so for these that scan is right.
      const published = Prisma.sql`"publishedAt"`;
      const order = what === 'screening' ? published : dialect.unindexed(published);
      const named = what === 'alternativeText' || byId ? NAMED_PICTURES : NAMED_ITEMS;
      return Prisma.sql`SELECT ${itemType} AS "itemType", ${section} AS "section", ${what} AS "what", "id",
        "title", (SELECT COUNT(*) ${rows}) AS "count", "publishedAt"
        FROM (SELECT "id", "title", "publishedAt" ${rows} ORDER BY ${order} DESC, "id" DESC LIMIT ${named}) AS "named"`;
    }),
  );
  if (selects.length === 0) return [];
  return reader.$queryRaw<MissingRow[]>`${Prisma.join(selects, ' UNION ALL ')}
    ORDER BY "itemType", "section", "what", "publishedAt" DESC, "id" DESC`;
}
