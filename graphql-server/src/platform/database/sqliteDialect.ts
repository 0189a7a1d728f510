import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

const { sql, raw } = Prisma;

/** SQLite. Words are found by the index that a migration makes beside each table. */
export const sqliteDialect: Dialect = {
  unindexed: (column) => sql`+${column}`,
  walked: sql`NOT INDEXED`,
  // GLOB takes a third of the time of instr. Signs that mean something to it stand in brackets.
  contains: (column, text) => sql`${column} GLOB ${`*${text.replace(/[*?[]/g, '[$&]')}*`}`,
  // A year of Belgrade begins in winter, an hour before that of UTC.
  yearOf: (moment) => sql`CAST(strftime('%Y', ${moment}, '+1 hour') AS INTEGER)`,
  startOfYear: (year) => sql`printf('%04d-12-31T23:00:00.000+00:00', ${year} - 1)`,
  texts: (json) => sql`SELECT "value" ->> 0 AS "id", "value" ->> 1 AS "text", "value" ->> 2 AS "key"
    FROM json_each(${json})`,
  sumOf: (column, name) => sql`(
    SELECT COALESCE(SUM(json_extract(value, ${`$.${name}`})), 0) FROM json_each(${column}))`,
  found({ itemType, words, isInTitle, most }) {
    const index = raw(`"${itemType}Words"`);
    const all = words.map((word) => `"${word}"*`).join(' AND ');
    return sql`SELECT "rowid" AS "id" FROM ${index}
      WHERE ${index} MATCH ${isInTitle ? `title : (${all})` : all} ORDER BY "rowid" DESC LIMIT ${most}`;
  },
  size: sql`SELECT page_count * page_size AS "bytes" FROM pragma_page_count(), pragma_page_size()`,
};
