import { Prisma } from '../../../../prisma/generated/client.ts';
import { belgradeYear, fromBelgrade } from '@centar/domain/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';

const MIN_YEAR = 1900;
const MAX_YEAR = 9998;

/** The end is exclusive. Throws BAD_USER_INPUT for an invalid year. */
export function yearRange(year: number): { start: Date; end: Date } {
  if (year < MIN_YEAR || year > MAX_YEAR) throw badInput({ year: 'invalid' });
  return belgradeYear(fromBelgrade({ year, month: 7, day: 1, hour: 0, minute: 0 }));
}

/**
 * Years with entries, latest first: one recursion step per year. `newestBefore` is the SQL
 * expression of the newest moment before another one, or null; it must not use the name `at`.
 */
export async function belgradeYears(
  { reader, dialect }: Database,
  newestBefore: (moment: Prisma.Sql) => Prisma.Sql,
): Promise<number[]> {
  const year = dialect.yearOf(Prisma.sql`"at"`);
  const begin = dialect.startOfYear(year);
  const rows = await reader.$queryRaw<{ year: bigint | number }[]>`
    WITH RECURSIVE "last"("at") AS (
      SELECT ${newestBefore(Prisma.sql`'9999-12-31'`)}
      UNION ALL SELECT ${newestBefore(begin)} FROM "last" WHERE "at" IS NOT NULL)
    SELECT ${year} AS "year" FROM "last" WHERE "at" IS NOT NULL`;
  return rows.map((row) => Number(row.year));
}
