import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SectionedType } from '../itemReference.ts';
import { searchColumns } from '../searchColumns.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';

/** Rows of one short transaction. */
const BATCH_SIZE = 200;

export interface SearchedType extends SectionedType {
  readonly searchIn: readonly string[];
}

/** The rows without texts, in two parts, so that the index of titles finds each. */
function partsOf({ sections, sectionColumn }: SearchedType): Prisma.Sql[] {
  const own = sectionColumn
    ? Prisma.sql`${Prisma.raw(`"${sectionColumn}"`)} IN (${Prisma.join([...sections])}) AND "titleKey" = ''`
    : Prisma.sql`"titleKey" = ''`;
  return [
    Prisma.sql`"deletedAt" IS NULL AND ${own}`,
    Prisma.sql`"deletedAt" > ${new Date(0)} AND ${own}`,
  ];
}

/**
 * A migration empties the columns when their format changes. Returns the number of rows. No answer
 * changes, so the content revision stays.
 */
export async function fillSearchTexts(
  database: Database,
  types: readonly SearchedType[],
): Promise<number> {
  let filled = 0;
  for (const type of types) {
    for (const part of partsOf(type)) filled += await fillPart(database, type, part);
  }
  return filled;
}

async function fillPart(
  database: Database,
  { itemType, searchIn }: SearchedType,
  part: Prisma.Sql,
): Promise<number> {
  let filled = 0;
  const table = Prisma.raw(`"${itemType}"`);
  const columns = Prisma.raw(['id', ...searchIn].map((name) => `"${name}"`).join(', '));
  for (;;) {
    const rows = await database.reader.$queryRaw<({ id: number } & Record<string, unknown>)[]>`
      SELECT ${columns} FROM ${table} WHERE ${part} LIMIT ${BATCH_SIZE}`;
    if (rows.length === 0) return filled;
    const texts = JSON.stringify(
      rows.map((row) => {
        const { searchText, titleKey } = searchColumns(searchIn, row);
        return [row.id, searchText, titleKey];
      }),
    );
    await database.write(
      (transaction) => transaction.$executeRaw`UPDATE ${table}
        SET "searchText" = "given"."text", "titleKey" = "given"."key"
        FROM (${database.dialect.texts(texts)}) AS "given"
        WHERE ${table}."id" = "given"."id" AND ${table}."titleKey" = ''`,
    );
    filled += rows.length;
    await yieldToEventLoop();
  }
}
