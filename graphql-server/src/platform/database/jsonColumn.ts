import type { Prisma } from '../../../../prisma/generated/client.ts';

/** A deep copy of plain data, without values that JSON lacks. */
export const asJson = (content: object): Prisma.InputJsonObject =>
  JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject;
