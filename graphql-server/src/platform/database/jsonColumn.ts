import type { Prisma } from '../../../../prisma/generated/client.ts';

/** Plain data as a JSON column takes it: a copy of its own, without what JSON does not know. */
export const asJson = (content: object): Prisma.InputJsonObject =>
  JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject;
