import { wordForms } from '@centar/domain/wordForms.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

const { sql, raw, join } = Prisma;

/** Three adjacent letters or digits, as in the trigram index. */
const TRIGRAM = /(?=([\p{L}\p{N}]{3}))./gu;

const trigramsOf = (parts: readonly string[]): string[] => [
  ...new Set(
    parts.flatMap((part) => [...part.matchAll(TRIGRAM)].map(([, three = '']) => `"${three}"`)),
  ),
];

export const sqliteDialect: Dialect = {
  unindexed: (column) => sql`+${column}`,
  scannedById: sql`NOT INDEXED`,
  contains({ itemType, parts, after, upTo }) {
    // Three times as fast as instr. Brackets escape special characters.
    const each = parts.map(
      (part) => sql`"searchText" GLOB ${`*${part.replace(/[*?[]/g, '[$&]')}*`}`,
    );
    const trigrams = trigramsOf(parts);
    if (trigrams.length === 0) return join(each, ' AND ');
    // Finds the few items that have all trigrams in any order.
    const index = raw(`"${itemType}Trigrams"`);
    return sql`"id" IN (SELECT "rowid" FROM ${index} WHERE ${index} MATCH ${trigrams.join(' AND ')}
      AND "rowid" > ${after} AND "rowid" <= ${upTo}) AND ${join(each, ' AND ')}`;
  },
  hasIndexFor: (parts) => trigramsOf(parts).length > 0,
  yearOf: (moment) => sql`CAST(strftime('%Y', ${moment}, '+1 hour') AS INTEGER)`,
  startOfYear: (year) => sql`printf('%04d-12-31T23:00:00.000+00:00', ${year} - 1)`,
  texts: (json) => sql`SELECT "value" ->> 0 AS "id", "value" ->> 1 AS "text", "value" ->> 2 AS "key"
    FROM json_each(${json})`,
  sumOf: (column, name) => sql`(
    SELECT COALESCE(SUM(json_extract(value, ${`$.${name}`})), 0) FROM json_each(${column}))`,
  hasEmpty: (column, name) => sql`EXISTS (
    SELECT 1 FROM json_each(${column}) WHERE json_extract(value, ${`$.${name}`}) = '')`,
  found({ itemType, words, isInTitle, most }) {
    const index = raw(`"${itemType}Words"`);
    const forms = (word: string): string =>
      [`"${word}"*`, ...wordForms(word).map((form) => `"${form}"`)].join(' OR ');
    const all = words.map((word) => `(${forms(word)})`).join(' AND ');
    return sql`SELECT "rowid" AS "id" FROM ${index}
      WHERE ${index} MATCH ${isInTitle ? `title : (${all})` : all} ORDER BY "rowid" DESC LIMIT ${most}`;
  },
  size: sql`SELECT page_count * page_size AS "bytes" FROM pragma_page_count(), pragma_page_size()`,
};
