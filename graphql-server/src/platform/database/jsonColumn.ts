import type { Prisma } from '../../../../prisma/generated/client.ts';

/** A deep copy of plain data for a JSON column, without values that JSON does not have. */
export const asJson = (content: object): Prisma.InputJsonObject =>
  JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject;
