import { z } from 'zod';
import { SCREENING_VISIBLE_MS, startOfBelgradeDay } from '@centar/domain/dates.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';
import {
  BEST_HITS,
  HITS_ON_A_PAGE,
  MOST_HITS,
  SEARCHED_TYPES,
  searchWords,
  textAround,
} from '@centar/domain/wordSearch.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { parseInput } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import type { SearchGroup, SearchHit } from './search.types.ts';

const SEARCHED_NAMES = SEARCHED_TYPES.map(({ itemType }) => itemType);
const request = z.strictObject({
  text: z.string('invalid'),
  itemType: z.enum(SEARCHED_NAMES, 'unknownChoice').nullish(),
  page: z
    .int('invalid')
    .min(1, 'invalid')
    .max(MOST_HITS / HITS_ON_A_PAGE, 'invalid')
    .nullish(),
});

/** What a type's hits are made from: expressions of its table, `"item"`. */
interface SearchedColumns {
  /** What is shown beside the title. */
  readonly text: Prisma.Sql;
  /** The moment that is shown, and by which hits are ordered, the latest first. */
  readonly at: (now: Date) => Prisma.Sql;
  /** Whether that moment, `"at"`, is still to come: what is, comes first, and the soonest of it. Absent: never. */
  readonly isAhead?: (now: Date) => Prisma.Sql;
  readonly programType?: Prisma.Sql;
}

const posted: SearchedColumns = {
  text: Prisma.sql`"item"."description"`,
  at: () => Prisma.sql`"item"."datePosted"`,
};
const exhibited: SearchedColumns = {
  text: Prisma.sql`"item"."description"`,
  at: () => Prisma.sql`NULL`,
};

const SEARCHED: Readonly<Record<SearchedType, SearchedColumns>> = {
  Program: {
    text: Prisma.sql`"item"."description"`,
    at: () => Prisma.sql`"item"."eventHappeningDateTime"`,
    isAhead: (now) => Prisma.sql`"at" >= ${startOfBelgradeDay(now)}`,
    programType: Prisma.sql`"item"."programType"`,
  },
  Movie: {
    text: Prisma.sql`"item"."description"`,
    at: (
      now,
    ) => Prisma.sql`(SELECT min("productionDate") FROM "Screening" WHERE "movieId" = "item"."id"
      AND "productionDate" > ${new Date(now.getTime() - SCREENING_VISIBLE_MS)})`,
    isAhead: () => Prisma.sql`"at" IS NOT NULL`,
  },
  News: posted,
  Competition: posted,
  Procurement: posted,
  GalleryItem: { ...exhibited, text: Prisma.sql`"item"."author" || ', ' || "item"."yearMade"` },
  Colony: exhibited,
  ArtSalon: exhibited,
};

interface HitRow {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly at: string | null;
  readonly programType: string | null;
  readonly total: bigint | number;
}

/** What is still to come first and the soonest of it, then what has all words in its title, then the latest. */
const ORDER = Prisma.sql`"ahead" DESC, "inTitle" DESC, CASE WHEN "ahead" THEN "at" END, "at" DESC, "page"."id" DESC`;

/** The words as the index takes them; they hold nothing but letters and digits. */
const matching = (words: readonly string[]): string =>
  words.map((word) => `"${word}"*`).join(' AND ');

/** Visitors' search: what everybody may read, by its words. */
export function searchService({ database, clock }: ContentDependencies) {
  async function group(
    itemType: SearchedType,
    words: readonly string[],
    { take, skip }: { take: number; skip: number },
  ): Promise<SearchGroup> {
    const now = clock();
    const { text, at, isAhead, programType } = SEARCHED[itemType];
    const index = Prisma.raw(`"${itemType}Words"`);
    const all = matching(words);
    const ahead = isAhead?.(now) ?? Prisma.sql`0`;
    // The index gives the newest hits first, and is left as soon as there are enough of them. CROSS: they come first.
    const found = (match: string, inTitle: number): Prisma.Sql => Prisma.sql`
      SELECT "id", ${inTitle} AS "inTitle" FROM (
        SELECT "rowid" AS "id" FROM ${index} WHERE ${index} MATCH ${match}
        ORDER BY "rowid" DESC LIMIT ${MOST_HITS}
      )`;
    const rows = await database.reader.$queryRaw<HitRow[]>`
      WITH "hit" AS (${found(`title : (${all})`, 1)} UNION ALL ${found(all, 0)}),
        "one" AS (SELECT "id", max("inTitle") AS "inTitle" FROM "hit" GROUP BY "id"),
        "visible" AS (
          SELECT "item"."id", "inTitle", ${at(now)} AS "at"
          FROM "one" CROSS JOIN ${Prisma.raw(`"${itemType}"`)} AS "item"
          WHERE "item"."id" = "one"."id" AND "item"."deletedAt" IS NULL AND "item"."publishedAt" <= ${now}
        ),
        "page" AS (
          SELECT *, ${ahead} AS "ahead", count(*) OVER () AS "total" FROM "visible" AS "page"
          ORDER BY ${ORDER}
          LIMIT ${take} OFFSET ${skip}
        )
      SELECT "page".*, "item"."title", ${text} AS "text", ${programType ?? Prisma.sql`NULL`} AS "programType"
      FROM "page" CROSS JOIN ${Prisma.raw(`"${itemType}"`)} AS "item" ON "item"."id" = "page"."id"
      ORDER BY ${ORDER}`;
    return {
      itemType,
      total: Math.min(MOST_HITS, Number(rows[0]?.total ?? 0)),
      hits: rows.map((row): SearchHit => ({
        itemId: row.id,
        title: row.title,
        excerpt: textAround(row.text, words),
        at: row.at === null ? null : new Date(row.at),
        programType: row.programType,
      })),
    };
  }

  return {
    /**
     * What has each of the words or words that begin with them, in either script, in title or text: of every type the best
     * few, or of one type a page. Nothing where no word has two letters. Throws BAD_USER_INPUT.
     */
    async search(input: unknown): Promise<{ groups: SearchGroup[] }> {
      const { text, itemType, page } = parseInput(request, input);
      const words = searchWords(text);
      if (words.length === 0) return { groups: [] };
      const part = itemType
        ? { take: HITS_ON_A_PAGE, skip: ((page ?? 1) - 1) * HITS_ON_A_PAGE }
        : { take: BEST_HITS, skip: 0 };
      const groups: SearchGroup[] = [];
      // One after the other: each is a statement of the database, which runs one at a time anyway.
      const types = itemType ? [itemType] : SEARCHED_TYPES.map((searched) => searched.itemType);
      for (const type of types) {
        groups.push(await group(type, words, part));
      }
      return { groups: groups.filter(({ total }) => total > 0) };
    },
  };
}

/** Visitors' search. */
export type SearchService = ReturnType<typeof searchService>;
