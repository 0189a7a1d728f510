import { z } from 'zod';
import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  BEST_HITS,
  HITS_ON_A_PAGE,
  MOST_HITS,
  placeOfWords,
  SEARCHED_TYPES,
  searchWords,
  textAround,
  type SearchedType,
} from '@centar/domain/wordSearch.ts';
import { suggestedSearch } from '@centar/domain/searchSuggestion.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import type { Dialect } from '../../platform/database/dialect.ts';
import { createTitleWords } from './titleWords.service.ts';
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

/** On the type's table `"item"`. */
interface SearchedColumns {
  readonly text: Prisma.Sql;
  /** Shown, and the order of hits, the latest first. */
  readonly at: (now: Date) => Prisma.Sql;
  /** For events only. */
  readonly pastAt?: Prisma.Sql;
  /** Uses `"at"` and `"pastAt"`. Such hits are first, soonest first. */
  readonly isAhead?: (now: Date) => Prisma.Sql;
  readonly programType?: Prisma.Sql;
  readonly status?: (now: Date) => Prisma.Sql;
}

const posted: SearchedColumns = {
  text: Prisma.sql`"item"."description"`,
  at: () => Prisma.sql`"item"."datePosted"`,
};
/** NULL in the column type of moments. */
const NO_MOMENT = Prisma.sql`CAST(NULL AS TIMESTAMP)`;
const exhibited: SearchedColumns = {
  text: Prisma.sql`"item"."description"`,
  at: () => NO_MOMENT,
};

const nextScreening = (now: Date): Prisma.Sql => Prisma.sql`FROM "Screening"
  WHERE "movieId" = "item"."id" AND "productionDate" > ${new Date(now.getTime() - SCREENING_VISIBLE_MS)}
  ORDER BY CASE WHEN "status" = 'cancelled' THEN 1 ELSE 0 END, "productionDate" LIMIT 1`;

const SEARCHED: Readonly<Record<SearchedType, SearchedColumns>> = {
  Program: {
    text: Prisma.sql`"item"."description"`,
    at: () => Prisma.sql`"item"."eventHappeningDateTime"`,
    pastAt: Prisma.sql`"item"."pastAt"`,
    isAhead: (now) => Prisma.sql`"pastAt" > ${now}`,
    programType: Prisma.sql`"item"."programType"`,
    status: () => Prisma.sql`"item"."status"`,
  },
  Movie: {
    text: Prisma.sql`"item"."description"`,
    // If all are cancelled, the first of them.
    at: (now) => Prisma.sql`(SELECT "productionDate" ${nextScreening(now)})`,
    isAhead: () => Prisma.sql`"at" IS NOT NULL`,
    status: (now) => Prisma.sql`(SELECT "status" ${nextScreening(now)})`,
  },
  News: posted,
  Competition: posted,
  Procurement: posted,
  GalleryItem: { ...exhibited, text: Prisma.sql`"item"."author" || ', ' || "item"."yearMade"` },
  Colony: exhibited,
  ArtSalon: exhibited,
};

interface HitRow {
  readonly itemType: SearchedType;
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly at: Date | string | null;
  readonly pastAt: Date | string | null;
  readonly programType: string | null;
  readonly status: EventStatus | null;
  /** Among all hits of its type. */
  readonly rank: bigint | number;
  readonly total: bigint | number;
}

/** Upcoming items first, soonest first; then hits with all words in the title; then the latest. */
const ORDER = Prisma.sql`"ahead" DESC, "inTitle" DESC, CASE WHEN "ahead" THEN "at" END, "at" DESC, "id" DESC`;

interface Part {
  readonly take: number;
  readonly skip: number;
}

/** `halls` of announced dates, whose names contain all words. */
interface SoughtWords {
  readonly words: readonly string[];
  readonly halls: readonly string[];
}

/** Halls are not part of an item's own words. */
function foundInHalls(itemType: SearchedType, halls: readonly string[], now: Date): Prisma.Sql {
  if (halls.length === 0) return Prisma.empty;
  const among = Prisma.join([...halls]);
  if (itemType === 'Movie') {
    return Prisma.sql` UNION ALL SELECT * FROM (SELECT DISTINCT "movieId", 0 FROM "Screening"
      WHERE "productionDate" > ${now} AND "hall" IN (${among}) LIMIT ${MOST_HITS}) AS "shown"`;
  }
  if (itemType !== 'Program') return Prisma.empty;
  return Prisma.sql` UNION ALL SELECT * FROM (SELECT DISTINCT "programId", 0 FROM "ProgramDate"
    WHERE "eventHappeningDateTime" > ${now} AND "place" IN (${among}) LIMIT ${MOST_HITS}) AS "held"`;
}

function hitsOf(
  dialect: Dialect,
  itemType: SearchedType,
  { words, halls }: SoughtWords,
  { take, skip }: Part,
  now: Date,
): Prisma.Sql {
  const { text, at, pastAt = NO_MOMENT, isAhead, programType, status } = SEARCHED[itemType];
  const table = Prisma.raw(`"${itemType}"`);
  // CROSS JOIN reads the index first, newest hits first, and stops when there are enough.
  const found = (isInTitle: boolean): Prisma.Sql => Prisma.sql`
    SELECT "id", ${Prisma.raw(isInTitle ? '1' : '0')} AS "inTitle"
    FROM (${dialect.found({ itemType, words, isInTitle, most: MOST_HITS })}) AS "found"`;
  return Prisma.sql`
    WITH "hit" AS (${found(true)} UNION ALL ${found(false)}${foundInHalls(itemType, halls, now)}),
      "one" AS (SELECT "id", max("inTitle") AS "inTitle" FROM "hit" GROUP BY "id"),
      "visible" AS (
        SELECT "item"."id", "inTitle", ${at(now)} AS "at", ${pastAt} AS "pastAt"
        FROM "one" CROSS JOIN ${table} AS "item"
        WHERE "item"."id" = "one"."id" AND "item"."deletedAt" IS NULL AND "item"."publishedAt" <= ${now}
      ),
      "timed" AS (SELECT *, ${isAhead?.(now) ?? Prisma.sql`FALSE`} AS "ahead" FROM "visible"),
      "page" AS (
        SELECT *, count(*) OVER () AS "total", row_number() OVER (ORDER BY ${ORDER}) AS "rank" FROM "timed"
        ORDER BY "rank" LIMIT ${take} OFFSET ${skip}
      )
    SELECT ${itemType} AS "itemType", "page"."id", "at", "page"."pastAt", "total", "rank", "item"."title", ${text} AS "text",
      ${programType ?? Prisma.sql`NULL`} AS "programType", ${status?.(now) ?? Prisma.sql`NULL`} AS "status"
    FROM "page" CROSS JOIN ${table} AS "item" WHERE "item"."id" = "page"."id"`;
}

function groupOf(
  itemType: SearchedType,
  rows: readonly HitRow[],
  words: readonly string[],
): SearchGroup {
  const inOrder = rows.toSorted((a, b) => Number(a.rank) - Number(b.rank));
  return {
    itemType,
    total: Math.min(MOST_HITS, Number(rows[0]?.total ?? 0)),
    hits: inOrder.map((row): SearchHit => ({
      itemId: row.id,
      title: row.title,
      excerpt: textAround(row.text, words),
      at: row.at === null ? null : new Date(row.at),
      pastAt: row.pastAt === null ? null : new Date(row.pastAt),
      programType: row.programType,
      status: row.status,
    })),
  };
}

export function searchService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const knownWords = createTitleWords(dependencies);

  /** Halls of announced dates whose names contain all words. */
  async function hallsWith(words: readonly string[], now: Date): Promise<string[]> {
    const rows = await database.reader.$queryRaw<{ hall: string }[]>`
      SELECT DISTINCT "hall" FROM "Screening" WHERE "productionDate" > ${now} AND "hall" <> ''
      UNION SELECT DISTINCT "place" FROM "ProgramDate" WHERE "eventHappeningDateTime" > ${now} AND "place" <> ''`;
    return rows
      .map(({ hall }) => hall)
      .filter((hall) => placeOfWords(hall, '', words) !== undefined);
  }

  async function groupsOf(
    words: readonly string[],
    types: readonly SearchedType[],
    part: Part,
  ): Promise<SearchGroup[]> {
    const now = clock();
    const halls = await hallsWith(words, now);
    // The overhead of eight statements was larger than their work.
    const parts = types.map(
      (type) =>
        Prisma.sql`SELECT * FROM (${hitsOf(database.dialect, type, { words, halls }, part, now)}) AS "hits"`,
    );
    const rows = await database.reader.$queryRaw<HitRow[]>`${Prisma.join(parts, ' UNION ALL ')}`;
    const byType = Map.groupBy(rows, (row) => row.itemType);
    return types.flatMap((type) => {
      const own = byType.get(type);
      return own ? [groupOf(type, own, words)] : [];
    });
  }

  /** Only if it finds something. */
  async function suggestionFor(
    text: string,
    types: readonly SearchedType[],
  ): Promise<string | undefined> {
    const suggestion = suggestedSearch(text, await knownWords());
    if (suggestion === undefined) return undefined;
    const groups = await groupsOf(searchWords(suggestion), types, { take: 1, skip: 0 });
    return groups.length > 0 ? suggestion : undefined;
  }

  return {
    /**
     * Matches each word, also as a prefix, in another case or in either script. Returns the best
     * few of every type, or one page of a single type. Empty if no word has two letters. Throws
     * BAD_USER_INPUT.
     */
    async search(input: unknown): Promise<{ groups: SearchGroup[]; suggestion: string | null }> {
      const { text, itemType, page } = parseInput(request, input);
      const words = searchWords(text);
      if (words.length === 0) return { groups: [], suggestion: null };
      const part = itemType
        ? { take: HITS_ON_A_PAGE, skip: ((page ?? 1) - 1) * HITS_ON_A_PAGE }
        : { take: BEST_HITS, skip: 0 };
      const types = itemType ? [itemType] : SEARCHED_NAMES;
      const groups = await groupsOf(words, types, part);
      const suggestion = groups.length > 0 ? undefined : await suggestionFor(text, types);
      return { groups, suggestion: suggestion ?? null };
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
