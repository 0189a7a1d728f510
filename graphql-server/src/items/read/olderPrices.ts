import { readsAsFree } from '@centar/domain/admission.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';
import type { Database } from '../../platform/database/database.ts';

/** Rows of one short transaction. */
const BATCH_SIZE = 200;

interface Unread {
  readonly id: number;
  readonly price: string;
}

/** Raw, so that the time of the last change stays. */
function update(table: 'Program' | 'Screening', isFree: boolean, rows: readonly Unread[]) {
  const ids = rows.filter(({ price }) => readsAsFree(price) === isFree).map(({ id }) => id);
  return Prisma.sql`UPDATE ${Prisma.raw(`"${table}"`)} SET "isFree" = ${Prisma.raw(isFree ? 'TRUE' : 'FALSE')}
    WHERE "isFree" IS NULL AND "id" IN (${Prisma.join([0, ...ids])})`;
}

/** Runs once. Returns the number of rows. No answer changes, so the content revision stays. */
export async function readOlderPrices(database: Database): Promise<number> {
  const { reader } = database;
  const unread = {
    where: { isFree: null },
    select: { id: true, price: true },
    take: BATCH_SIZE,
  } as const;
  let read = 0;
  for (;;) {
    const programs = await reader.program.findMany(unread);
    const screenings = await reader.screening.findMany(unread);
    if (programs.length + screenings.length === 0) return read;
    await database.write(async (transaction) => {
      for (const isFree of [true, false]) {
        await transaction.$executeRaw(update('Program', isFree, programs));
        await transaction.$executeRaw(update('Screening', isFree, screenings));
      }
    });
    read += programs.length + screenings.length;
    await yieldToEventLoop();
  }
}
