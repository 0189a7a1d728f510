import { pick } from '@centar/domain/objects.ts';
import { freePlaces, reservationState } from '@centar/domain/reservations.ts';
import type { Reservation, ReservationOffer } from '../../../prisma/generated/client.ts';
import type { DateFacts } from './dates.ts';
import type { ReservationParts } from './places.ts';
import type {
  FreePlaces,
  Reservation as ReservationView,
  ReservationOffer as OfferView,
} from './reservations.types.ts';

export const reservedDate = (date: DateFacts) =>
  pick(date, [
    'dateKey',
    'title',
    'section',
    'path',
    'at',
    'endsAt',
    'place',
    'status',
    'statusNote',
    'formerAt',
  ]);

const OFFERED = [
  'places',
  'largestGroup',
  'opensAt',
  'closesAt',
  'waitingList',
  'contact',
  'asksNote',
] as const;

type OfferRow = Omit<ReservationOffer, 'createdAt' | 'updatedAt' | 'itemType' | 'itemId'>;

/** Under the key by which it is stored, until a changed one is stored too. */
export function offeredPlaces(
  offer: OfferRow,
  date: DateFacts,
  { clock, mailer }: Pick<ReservationParts, 'clock' | 'mailer'>,
): Readonly<FreePlaces> {
  return {
    ...reservedDate(date),
    dateKey: offer.dateKey,
    ...pick(offer, OFFERED),
    state: reservationState({ ...offer, at: date.at, status: date.status }, clock()),
    free: freePlaces(offer),
    waiting: offer.waiting,
    sendsMail: mailer.reachesPeople,
  };
}

export const offerView = (
  offer: ReservationOffer,
  date: DateFacts,
  arrived: number,
  parts: Pick<ReservationParts, 'clock' | 'mailer'>,
): OfferView => ({
  ...offeredPlaces(offer, date, parts),
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
export const noOffer = (date: DateFacts, sendsMail: boolean): OfferView => ({
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
  sendsMail,
  arrived: 0,
  updatedByName: '',
  erasedAt: null,
});

const OF_RESERVATION = [
  'id',
  'version',
  'offerId',
  'state',
  'places',
  'name',
  'email',
  'phone',
  'note',
  'createdAt',
  'addedByName',
] as const;

export const reservationView = (
  row: Reservation,
  position: number | null,
  arrived: number,
): ReservationView => ({ ...pick(row, OF_RESERVATION), position, arrived });
