import { SCREENING_VISIBLE_MS } from '../../../domain/dates.ts';
import type { ItemType } from '../../../domain/itemTypes.ts';
import { programTypeNamed } from '../../../domain/sections.ts';
import type { Section } from '../../../domain/sections.ts';
import { Prisma } from '../../../prisma/generated/client.ts';
import type { Database } from '../database.ts';

/** What an item can lack, as the columns below are named. */
export const LACKS = ['picture', 'alternativeText', 'document', 'screening'] as const;
/** Items named for each thing that is lacking. */
const NAMED_ITEMS = 5;

/** The content types, each with its file and the section of its items; programmes have their own. */
const TYPES: readonly {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly file: 'image' | 'document';
  readonly section?: Section;
}[] = [
  { itemType: 'News', file: 'image', section: 'Vesti' },
  { itemType: 'Program', file: 'image' },
  { itemType: 'Movie', file: 'image', section: 'Bioskop program' },
  { itemType: 'Competition', file: 'document', section: 'Konkurs' },
  { itemType: 'Procurement', file: 'document', section: 'Javne nabavke' },
  { itemType: 'GalleryItem', file: 'image', section: 'Galerija' },
  { itemType: 'Colony', file: 'image', section: 'Kolonije' },
  { itemType: 'ArtSalon', file: 'image', section: 'Likovni saloni' },
];

/** The types of what stands in a section: films share theirs with the programmes about films. */
export function typesIn(section: Section): ItemType[] {
  const isProgram = programTypeNamed(section) !== undefined;
  return TYPES.filter((type) => type.section === section || (!type.section && isProgram)).map(
    ({ itemType }) => itemType,
  );
}

/** Every item that visitors can see, and what it lacks. Names come from the list above, values as parameters. */
function visibleItems(now: Date): Prisma.Sql {
  const from = new Date(now.getTime() - SCREENING_VISIBLE_MS);
  const noScreening = Prisma.sql`NOT EXISTS (SELECT 1 FROM "Screening"
    WHERE "movieId" = "Movie"."id" AND "productionDate" > ${from} AND "status" <> 'cancelled')`;
  const selects = TYPES.map(({ itemType, file, section }) => {
    const isPicture = file === 'image';
    return Prisma.sql`SELECT ${Prisma.raw(`'${itemType}'`)} AS "itemType",
      ${section === undefined ? Prisma.raw('"programType"') : Prisma.raw(`'${section}'`)} AS "section",
      "id", "title", "publishedAt",
      ${Prisma.raw(isPicture ? '"imageFileId" IS NULL' : '0')} AS "picture",
      ${Prisma.raw(isPicture ? `"imageFileId" IS NOT NULL AND TRIM("imageAlt") = ''` : '0')}
        AS "alternativeText",
      ${Prisma.raw(isPicture ? '0' : '"documentFileId" IS NULL')} AS "document",
      ${itemType === 'Movie' ? noScreening : Prisma.raw('0')} AS "screening"
      FROM ${Prisma.raw(`"${itemType}"`)} WHERE "deletedAt" IS NULL AND "publishedAt" <= ${now}`;
  });
  return Prisma.join(selects, ' UNION ALL ');
}

/** A part of the content, as counted. The item is the one that was published last: SQLite takes it with MAX. */
export interface PartRow {
  readonly itemType: string;
  readonly section: string;
  readonly published: bigint;
  readonly id: bigint;
  readonly title: string;
  readonly publishedAt: Date | string;
}

/** Counts what visitors can see, part by part. */
export async function readParts(
  { reader }: Pick<Database, 'reader'>,
  sections: readonly string[],
  now: Date,
): Promise<PartRow[]> {
  return reader.$queryRaw<PartRow[]>`SELECT "itemType", "section", COUNT(*) AS "published",
    "id", "title", MAX("publishedAt") AS "publishedAt" FROM (${visibleItems(now)})
    WHERE "section" IN (${Prisma.join([...sections])}) GROUP BY "itemType", "section"`;
}

/** An item that lacks something, and how many of its part do. */
export interface LackRow {
  readonly itemType: string;
  readonly section: string;
  readonly what: string;
  readonly id: bigint;
  readonly title: string;
  readonly count: bigint;
}

/** The items that lack something, the last published first, `NAMED_ITEMS` of each part and lack. */
export async function readLacks(
  { reader }: Pick<Database, 'reader'>,
  sections: readonly string[],
  now: Date,
): Promise<LackRow[]> {
  const each = LACKS.map(
    (what) => Prisma.sql`SELECT "itemType", "section", ${what} AS "what", "id", "title",
      COUNT(*) OVER "part" AS "count", ROW_NUMBER() OVER ("part" ORDER BY "publishedAt" DESC, "id" DESC)
        AS "place" FROM "item" WHERE ${Prisma.raw(`"${what}"`)} WINDOW "part" AS (PARTITION BY "itemType", "section")`,
  );
  return reader.$queryRaw<LackRow[]>`WITH "item" AS (SELECT * FROM (${visibleItems(now)})
      WHERE "section" IN (${Prisma.join([...sections])}))
    SELECT "itemType", "section", "what", "id", "title", "count" FROM (${Prisma.join(each, ' UNION ALL ')})
    WHERE "place" <= ${NAMED_ITEMS} ORDER BY "itemType", "section", "what", "place"`;
}
