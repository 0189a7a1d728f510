import type { RouteCall, ContentRoute } from '../items/transport/contentRoutes.ts';
import { networkOfRequest } from '../platform/http/clientAddress.ts';
import { requireAdministrator, requirePerson } from '../platform/policies.ts';
import { DOOR_BODY, type DoorService } from './door.service.ts';
import { OFFER_BODY, type OffersService } from './offers.service.ts';
import { STAFF_BODIES, type StaffReservationsService } from './staffReservations.service.ts';
import {
  CANCEL_BODY,
  CHANGE_BODY,
  RESERVE_BODY,
  type VisitorsService,
} from './visitors.service.ts';

/** Open to everybody, but never cached. */
const uncached = { isOpen: true } as const;

const visitors = (service: VisitorsService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Reservations/GetForm',
    summary: 'What a date takes reservations for, with the places that are free now',
    ...uncached,
    query: ['dateKey'],
    responseType: 'FreePlaces',
    handler: ({ query }) => service.form(query),
  },
  {
    method: 'GET',
    path: '/api/Reservations/GetOwn',
    summary: "The reservation of a link's code",
    ...uncached,
    query: ['code'],
    responseType: 'OwnReservation',
    handler: ({ query }) => service.own(query),
  },
  {
    method: 'POST',
    path: '/api/Reservations/Reserve',
    summary: 'Reserves places, or takes a place in the waiting list; mails the link where possible',
    json: RESERVE_BODY,
    responseType: 'ReserveAnswer',
    handler: ({ body, reply }) => service.reserve(body, networkOfRequest(reply.request)),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/ChangeOwn',
    summary: "Changes the reservation of a link's code",
    json: CHANGE_BODY,
    responseType: 'OwnReservation',
    handler: ({ body }) => service.change(body),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/CancelOwn',
    summary: "Cancels the reservation of a link's code",
    json: CANCEL_BODY,
    responseType: 'OwnReservation',
    handler: ({ body }) => service.cancel(body),
  },
];

/** The empty parameter is absent, since the date and the id exclude each other. */
const given = (query: RouteCall['query']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

const offers = (service: OffersService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Reservations/GetOffers',
    summary: 'Dates of a stretch of time that take reservations; of the own sections',
    policy: requirePerson,
    query: ['from', 'to'],
    responseType: 'ReservationOffer[]',
    handler: ({ actor, query }) => service.list(actor, query),
  },
  {
    method: 'GET',
    path: '/api/Reservations/GetOffer',
    summary: 'What a date takes, by its key or by the id; without id if it takes nothing yet',
    policy: requirePerson,
    optionalQuery: ['dateKey', 'id'],
    responseType: 'ReservationOffer',
    handler: ({ actor, query }) => service.one(actor, given(query)),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/SaveOffer',
    summary: 'Lets a date take reservations, or changes for what; those who wait get added places',
    policy: requirePerson,
    json: OFFER_BODY,
    responseType: 'ReservationOffer',
    handler: ({ actor, body }) => service.save(actor, body),
  },
  {
    method: 'DELETE',
    path: '/api/Reservations/DeleteOffer',
    summary: 'Lets a date take no reservations; only without any',
    policy: requirePerson,
    query: ['id'],
    responseType: 'true',
    handler: ({ actor, query }) => service.remove(actor, query),
  },
];

const staffReads = (service: StaffReservationsService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Reservations/GetReservations',
    summary: 'All reservations of a date: held ones by name, then waiting and cancelled ones',
    policy: requirePerson,
    query: ['offerId'],
    responseType: 'Reservation[]',
    handler: ({ actor, query }) => service.list(actor, query),
  },
  {
    method: 'GET',
    path: '/api/Reservations/GetSheet',
    summary: 'The reservations of a date as XLSX, in one of the two scripts (lat, cir)',
    policy: requirePerson,
    query: ['offerId'],
    optionalQuery: ['script'],
    responseFile: ['xlsx'],
    handler: ({ actor, query }) => service.sheet(actor, query),
  },
  {
    method: 'GET',
    path: '/api/Reservations/GetPersonReservations',
    summary: 'All reservations of an e-mail address or telephone; administrators',
    policy: requireAdministrator,
    query: ['contact'],
    responseType: 'PersonReservation[]',
    handler: ({ actor, query }) => service.ofPerson(actor, query),
  },
];

const staffChanges = (service: StaffReservationsService): ContentRoute[] => [
  {
    method: 'POST',
    path: '/api/Reservations/AddReservation',
    summary: 'For somebody who called; answers the link to pass on',
    policy: requirePerson,
    json: STAFF_BODIES.added,
    responseType: 'AddedReservation',
    handler: ({ actor, body }) => service.add(actor, body),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/EditReservation',
    summary: 'Changes a reservation',
    policy: requirePerson,
    json: STAFF_BODIES.edited,
    responseType: 'Reservation',
    handler: ({ actor, body }) => service.edit(actor, body),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/MoveReservation',
    summary: 'Moves a reservation to another date, and tells the person',
    policy: requirePerson,
    json: STAFF_BODIES.moved,
    responseType: 'Reservation',
    handler: ({ actor, body }) => service.move(actor, body),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/CancelReservation',
    summary: 'Cancels a reservation, and tells the person',
    policy: requirePerson,
    json: STAFF_BODIES.versioned,
    responseType: 'Reservation',
    handler: ({ actor, body }) => service.cancel(actor, body),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/RenewLink',
    summary: 'A new link for somebody who lost it, mailed where possible; the former one ends',
    policy: requirePerson,
    json: STAFF_BODIES.versioned,
    responseType: 'AddedReservation',
    handler: ({ actor, body }) => service.renewLink(actor, body),
  },
  {
    method: 'POST',
    path: '/api/Reservations/MessageReservations',
    summary: 'Mails all who have reserved or wait; answers how many were mailed',
    policy: requirePerson,
    json: STAFF_BODIES.message,
    responseType: 'integer',
    handler: ({ actor, body }) => service.message(actor, body),
  },
  {
    method: 'DELETE',
    path: '/api/Reservations/EraseReservation',
    summary: "Erases a reservation on the person's request; its places become free",
    policy: requirePerson,
    query: ['id'],
    responseType: 'true',
    handler: ({ actor, query }) => service.erase(actor, query),
  },
];

const door = (service: DoorService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Reservations/GetDoorList',
    summary: 'The list at the door, with what all phones counted',
    policy: requirePerson,
    query: ['offerId'],
    responseType: 'DoorList',
    handler: ({ actor, query }) => service.list(actor, query),
  },
  {
    method: 'PUT',
    path: '/api/Reservations/CountAtDoor',
    summary: 'Sends what a phone counted, any number of times; answers the merged list',
    policy: requirePerson,
    json: DOOR_BODY,
    responseType: 'DoorList',
    handler: ({ actor, body }) => service.count(actor, body),
  },
];

/** The specification has no such calls. */
export const reservationsRoutes = (services: {
  readonly visitors: VisitorsService;
  readonly offers: OffersService;
  readonly staff: StaffReservationsService;
  readonly door: DoorService;
}): ContentRoute[] => [
  ...visitors(services.visitors),
  ...offers(services.offers),
  ...staffReads(services.staff),
  ...staffChanges(services.staff),
  ...door(services.door),
];
