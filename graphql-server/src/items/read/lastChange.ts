import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { Database } from '../../platform/database/database.ts';

@ObjectType()
export class LastChange {
  @Field(() => Int) itemId!: number;
  @Field(() => Date) at!: Date;
  @Field(() => String, { description: 'As the person was called then' }) userName!: string;
}

/** The caller has checked the rights. A subquery, since the number of parameters is limited. */
export async function readLastChanges(
  { reader }: Pick<Database, 'reader'>,
  which: Prisma.Sql,
): Promise<LastChange[]> {
  const rows = await reader.$queryRaw<{ itemId: number; at: Date | string; userName: string }[]>`
    SELECT "itemId", "at", "userName" FROM "AuditEntry" WHERE "id" IN (
      SELECT MAX("id") FROM "AuditEntry" WHERE ${which} GROUP BY "itemId") ORDER BY "itemId"`;
  return rows.map(({ itemId, at, userName }) => ({ itemId, at: new Date(at), userName }));
}
