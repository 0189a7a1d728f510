import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';

/** The last change of an item. */
@ObjectType()
export class LastChange {
  @Field(() => Int) itemId!: number;
  @Field(() => Date) at!: Date;
  @Field(() => String, { description: 'As the person was called then' }) userName!: string;
}

/** The last change of each item of a type, from the audit entries of a section. */
export async function lastChangesIn(
  { reader }: Database,
  section: string,
  itemType: string,
): Promise<LastChange[]> {
  return readChanges(
    reader,
    Prisma.sql`"section" = ${section} AND "itemType" = ${itemType} AND "itemId" IS NOT NULL`,
  );
}

/** The same for some items; the caller has checked that the person may write them. */
export async function lastChangesOf(
  { reader }: Database,
  itemType: ItemType,
  ids: readonly number[],
): Promise<LastChange[]> {
  if (ids.length === 0) return [];
  return readChanges(
    reader,
    Prisma.sql`"itemType" = ${itemType} AND "itemId" IN (${Prisma.join([...ids])})`,
  );
}

/** A subquery instead of the found ids, since the number of parameters is limited. */
async function readChanges(reader: Database['reader'], which: Prisma.Sql): Promise<LastChange[]> {
  const rows = await reader.$queryRaw<{ itemId: number; at: Date | string; userName: string }[]>`
    SELECT "itemId", "at", "userName" FROM "AuditEntry" WHERE "id" IN (
      SELECT MAX("id") FROM "AuditEntry" WHERE ${which} GROUP BY "itemId") ORDER BY "itemId"`;
  return rows.map(({ itemId, at, userName }) => ({ itemId, at: new Date(at), userName }));
}
