import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Database } from '../platform/database/database.ts';
import { oncePerRevision } from '../platform/database/oncePerRevision.ts';

const columns = {
  dateKey: true,
  places: true,
  taken: true,
  waitingList: true,
  largestGroup: true,
  opensAt: true,
  closesAt: true,
  contact: true,
  asksNote: true,
} as const;

type Shown = Pick<ReservationOffer, keyof typeof columns>;

/**
 * Offers by date, read in one statement per content revision: pages show of them only what changes
 * with it.
 */
export function createOffersShown(database: Database) {
  const once = oncePerRevision<ReadonlyMap<string, Shown>>(database);

  async function read(): Promise<ReadonlyMap<string, Shown>> {
    const rows = await database.reader.reservationOffer.findMany({
      where: { erasedAt: null },
      select: columns,
    });
    return new Map(rows.map((row) => [row.dateKey, row]));
  }

  return async (dateKey: string): Promise<Shown | undefined> => (await once(read)).get(dateKey);
}

export type OffersShown = ReturnType<typeof createOffersShown>;
