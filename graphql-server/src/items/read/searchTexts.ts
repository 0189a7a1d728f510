import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchColumns } from '../searchColumns.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';

/** Rows of one short transaction. */
const BATCH_SIZE = 200;

export interface SearchedType {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly searchIn: readonly string[];
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
  for (const { itemType, searchIn } of types) {
    const table = Prisma.raw(`"${itemType}"`);
    const columns = Prisma.raw(['id', ...searchIn].map((name) => `"${name}"`).join(', '));
    let after = 0;
    for (;;) {
      const rows = await database.reader.$queryRaw<({ id: number } & Record<string, unknown>)[]>`
        SELECT ${columns} FROM ${table} WHERE "id" > ${after} AND ("searchText" = '' OR "titleKey" = '')
        ORDER BY "id" LIMIT ${BATCH_SIZE}`;
      const last = rows.at(-1);
      if (!last) break;
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
          WHERE ${table}."id" = "given"."id"
            AND (${table}."searchText" = '' OR ${table}."titleKey" = '')`,
      );
      filled += rows.length;
      after = last.id;
      await yieldToEventLoop();
    }
  }
  return filled;
}
