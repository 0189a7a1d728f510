import { pick } from '@centar/domain/objects.ts';
import {
  freePlaces,
  mostPlaces,
  reservationState,
  takesPlace,
} from '@centar/domain/reservations.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, orNotFound } from '../platform/errors.ts';
import { dateOf, type DateFacts } from './dates.ts';
import { reservedDate } from './offerViews.ts';
import { inOrder } from './places.ts';
import type { OwnReservation } from './reservations.types.ts';

export type WithOffer = Reservation & { readonly offer: ReservationOffer };

/** The reservation of a code. Throws NOT_FOUND. */
export async function findOwn(
  client: Transaction,
  codeHash: string | undefined,
): Promise<WithOffer> {
  if (codeHash === undefined) throw new AppError('NOT_FOUND');
  const row = await client.reservation.findUnique({
    where: { codeHash },
    include: { offer: true },
  });
  return orNotFound(row);
}

async function positionOf(client: Transaction, row: Reservation): Promise<number | null> {
  if (row.state !== 'waiting') return null;
  const rows = await client.reservation.findMany({
    where: { offerId: row.offerId, state: 'waiting' },
    orderBy: inOrder,
    select: { id: true },
  });
  return rows.findIndex(({ id }) => id === row.id) + 1;
}

export const hasBegun = ({ at }: DateFacts, now: Date): boolean => now >= at;

export const mayChange = ({ state }: Reservation, date: DateFacts, now: Date): boolean =>
  state !== 'cancelled' && !hasBegun(date, now) && takesPlace(date.status);

/** More places only as long as reservations are taken. */
export function largestPossible(
  { offer, ...row }: WithOffer,
  { at, status }: DateFacts,
  now: Date,
): number {
  const isClosed = reservationState({ ...offer, at, status }, now) === 'closed';
  if (isClosed || row.state === 'cancelled') return row.places;
  const most =
    row.state === 'waiting'
      ? mostPlaces({ ...offer, waitingList: true })
      : Math.min(offer.largestGroup, row.places + freePlaces(offer));
  return Math.max(row.places, most);
}

/** As its owner sees it, under the code of the request. */
export async function ownView(
  client: Transaction,
  code: string,
  own: WithOffer,
  now: Date,
): Promise<OwnReservation> {
  const date = await dateOf(client, own.offer, now);
  return {
    ...reservedDate(date),
    code,
    ...pick(own, ['state', 'places', 'name', 'email', 'phone', 'note']),
    asksNote: own.offer.asksNote,
    position: await positionOf(client, own),
    mayChange: mayChange(own, date, now),
    largestPossible: largestPossible(own, date, now),
  };
}
