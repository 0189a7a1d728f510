import { wordForms } from '@centar/domain/wordForms.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

const { sql, raw, join } = Prisma;

export const postgresDialect: Dialect = {
  unindexed: (column) => column,
  scannedById: Prisma.empty,
  contains: ({ parts }) =>
    join(
      parts.map((part) => sql`strpos("searchText", ${part}) > 0`),
      ' AND ',
    ),
  hasIndexFor: () => false,
  // Belgrade's year begins in winter, one hour before UTC's.
  yearOf: (moment) => sql`EXTRACT(YEAR FROM ${moment} + INTERVAL '1 hour')::int`,
  startOfYear: (year) => sql`make_timestamp(${year} - 1, 12, 31, 23, 0, 0)`,
  texts: (
    json,
  ) => sql`SELECT ("value" ->> 0)::int AS "id", "value" ->> 1 AS "text", "value" ->> 2 AS "key"
    FROM json_array_elements(${json}::json)`,
  sumOf: (column, name) => sql`(
    SELECT COALESCE(SUM((value ->> ${name})::bigint), 0) FROM json_array_elements(${column}))`,
  hasEmpty: (column, name) => sql`EXISTS (
    SELECT 1 FROM json_array_elements(${column}) WHERE value ->> ${name} = '')`,
  found({ itemType, words, isInTitle, most }) {
    const forms = (word: string): string =>
      [`'${word}':*`, ...wordForms(word).map((form) => `'${form}'`)].join(' | ');
    const all = words.map((word) => `(${forms(word)})`).join(' & ');
    const text = isInTitle ? sql`split_part("searchText", chr(10), 1)` : sql`"searchText"`;
    return sql`SELECT "id" FROM ${raw(`"${itemType}"`)}
      WHERE "words"(${text}) @@ ${all}::tsquery ORDER BY "id" DESC LIMIT ${most}`;
  },
  size: sql`SELECT pg_database_size(current_database()) AS "bytes"`,
};
