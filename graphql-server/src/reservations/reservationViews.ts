import type { Reservation } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { orNotFound } from '../platform/errors.ts';
import { mergeCounts } from './doorCounts.ts';
import { reservationView } from './offerViews.ts';
import { inOrder } from './places.ts';
import type { Reservation as ReservationView } from './reservations.types.ts';

/** Held ones by name, then waiting ones in their order, then cancelled ones. */
export function sortedReservations(rows: readonly Reservation[]): Reservation[] {
  const byName = new Intl.Collator('sr-Latn').compare;
  const inState = (state: string): Reservation[] => rows.filter((row) => row.state === state);
  return [
    ...inState('held').toSorted((a, b) => byName(a.name, b.name) || a.id - b.id),
    ...waitingOf(rows),
    ...inState('cancelled').toSorted((a, b) => byName(a.name, b.name) || a.id - b.id),
  ];
}

const waitingOf = (rows: readonly Reservation[]): Reservation[] =>
  rows
    .filter(({ state }) => state === 'waiting')
    .toSorted(
      (a, b) => (a.waitsSince?.getTime() ?? 0) - (b.waitsSince?.getTime() ?? 0) || a.id - b.id,
    );

/** `rows` include the offer's complete waiting list. */
async function viewsOf(client: Transaction, rows: readonly Reservation[], offerId: number) {
  const counts = await client.doorCount.findMany({ where: { offerId } });
  const { byReservation } = mergeCounts(counts);
  const positions = new Map(waitingOf(rows).map(({ id }, index) => [id, index + 1]));
  return (row: Reservation): ReservationView =>
    reservationView(row, positions.get(row.id) ?? null, byReservation.get(row.id) ?? 0);
}

/** Of an offer, as staff see them. */
export async function readReservations(
  client: Transaction,
  offerId: number,
): Promise<ReservationView[]> {
  const rows = await client.reservation.findMany({ where: { offerId } });
  return sortedReservations(rows).map(await viewsOf(client, rows, offerId));
}

/** Throws NOT_FOUND. */
export async function readReservation(client: Transaction, id: number): Promise<ReservationView> {
  const row = orNotFound(await client.reservation.findUnique({ where: { id } }));
  const waiting = await client.reservation.findMany({
    where: { offerId: row.offerId, state: 'waiting' },
    orderBy: inOrder,
  });
  return (await viewsOf(client, waiting, row.offerId))(row);
}
