import { freePlaces, reservationState } from '@centar/domain/reservations.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import type { DateFacts } from './dates.ts';
import type {
  FreePlaces,
  OwnReservation,
  Reservation as ReservationView,
  ReservationOffer as OfferView,
} from './reservations.types.ts';

type DateView = Pick<
  OwnReservation,
  'dateKey' | 'title' | 'section' | 'path' | 'at' | 'endsAt' | 'place' | 'status' | 'statusNote'
>;

export function reservedDate(date: DateFacts): DateView {
  const { dateKey, title, section, path, at, endsAt, place, status, statusNote } = date;
  return { dateKey, title, section, path, at, endsAt, place, status, statusNote };
}

type OfferRow = Omit<ReservationOffer, 'createdAt' | 'updatedAt' | 'itemType' | 'itemId'>;

/** Under the key by which it is stored, until a changed one is stored too. */
export function offeredPlaces(
  offer: OfferRow,
  date: DateFacts,
  now: Date,
): Omit<FreePlaces, 'sendsMail'> {
  const { places, largestGroup, opensAt, closesAt, waitingList, contact, asksNote } = offer;
  return {
    ...reservedDate(date),
    dateKey: offer.dateKey,
    places,
    largestGroup,
    opensAt,
    closesAt,
    waitingList,
    contact,
    asksNote,
    state: reservationState({ ...offer, at: date.at, status: date.status }, now),
    free: freePlaces(offer),
    waiting: offer.waiting,
  };
}

export const offerView = (
  offer: ReservationOffer,
  date: DateFacts,
  arrived: number,
  now: Date,
): OfferView => ({
  ...offeredPlaces(offer, date, now),
  id: offer.id,
  version: offer.version,
  itemType: offer.itemType,
  itemId: offer.itemId,
  taken: offer.taken,
  arrived,
  updatedByName: offer.updatedByName,
  erasedAt: offer.erasedAt,
});

/** What the form of a date without an offer begins with. */
export const noOffer = (date: DateFacts): OfferView => ({
  ...reservedDate(date),
  id: null,
  version: null,
  itemType: date.itemType,
  itemId: date.itemId,
  places: 0,
  largestGroup: 4,
  opensAt: null,
  closesAt: null,
  waitingList: true,
  contact: 'either',
  asksNote: false,
  state: 'closed',
  free: 0,
  taken: 0,
  waiting: 0,
  arrived: 0,
  updatedByName: '',
  erasedAt: null,
});

export function reservationView(
  row: Reservation,
  position: number | null,
  arrived: number,
): ReservationView {
  const { id, version, offerId, state, places, name, email, phone, note, createdAt } = row;
  const { addedByName } = row;
  return {
    id,
    version,
    offerId,
    state,
    places,
    name,
    email,
    phone,
    note,
    createdAt,
    addedByName,
    position,
    arrived,
  };
}
