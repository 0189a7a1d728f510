import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * The Belgrade years in which there is something, the latest first: one step a year, from each year's last moment to the
 * year before. `newestBefore` is the expression of the newest moment before another one; null where there is none. Nothing in it
 * may be called `at`.
 */
export async function belgradeYears(
  { reader }: Database,
  newestBefore: (moment: Prisma.Sql) => Prisma.Sql,
): Promise<number[]> {
  // A year of Belgrade begins in winter, an hour before that of UTC.
  const year = Prisma.sql`CAST(strftime('%Y', "at", '+1 hour') AS INTEGER)`;
  const begin = Prisma.sql`printf('%04d-12-31T23:00:00.000+00:00', ${year} - 1)`;
  const rows = await reader.$queryRaw<{ year: bigint | number }[]>`
    WITH RECURSIVE "last"("at") AS (
      SELECT ${newestBefore(Prisma.sql`'9999-12-31'`)}
      UNION ALL SELECT ${newestBefore(begin)} FROM "last" WHERE "at" IS NOT NULL)
    SELECT ${year} AS "year" FROM "last" WHERE "at" IS NOT NULL`;
  return rows.map((row) => Number(row.year));
}
