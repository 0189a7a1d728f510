import { titleWords, type TitleWords } from '@centar/domain/searchSuggestion.ts';
import { SEARCHED_TYPES } from '@centar/domain/wordSearch.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';

/** Of each type, the newest ones. */
const SUGGESTED_FROM = 1000;
const WORDS_KEPT_MS = 60_000;

/** Read at most once a minute. */
export function createTitleWords({
  database,
  clock,
}: Pick<ContentDependencies, 'database' | 'clock'>) {
  let kept: { readonly until: number; readonly words: TitleWords } | undefined;
  return async function words(): Promise<TitleWords> {
    const now = clock();
    if (kept && now.getTime() < kept.until) return kept.words;
    const parts = SEARCHED_TYPES.map(({ itemType }) => {
      const table = Prisma.raw(`"${itemType}"`);
      return Prisma.sql`SELECT * FROM (SELECT "title" FROM ${table}
        WHERE "deletedAt" IS NULL AND "publishedAt" <= ${now} ORDER BY "id" DESC LIMIT ${SUGGESTED_FROM}) AS "titles"`;
    });
    const rows = await database.reader.$queryRaw<
      { title: string }[]
    >`${Prisma.join(parts, ' UNION ALL ')}`;
    kept = {
      until: now.getTime() + WORDS_KEPT_MS,
      words: titleWords(rows.map(({ title }) => title)),
    };
    return kept.words;
  };
}
