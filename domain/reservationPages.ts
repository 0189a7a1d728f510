import type { EventStatus } from './content/shared.ts';
import type { Contact, OfferState, ReservationState } from './reservations.ts';

/** Parameters of the reservation pages. */
export const RESERVED = {
  /** The number of places of an accepted form. */
  places: 'poslato',
  /** The visitor is on the waiting list. */
  waits: 'lista',
  /** What was just done on a reservation's page. */
  done: 'stanje',
} as const;

export type ReservationDeed = 'novo' | 'izmena' | 'otkazano';

/** `key` is hidden and makes a repeated submission harmless. */
export const RESERVATION_FIELDS = ['places', 'name', 'email', 'phone', 'note', 'key'] as const;
export type ReservationField = (typeof RESERVATION_FIELDS)[number];

/** As typed. */
export type ReservationValues = Readonly<Partial<Record<ReservationField, string>>>;
/** Codes by field (`FIELD_ERRORS`). */
export type ReservationErrors = Readonly<Partial<Record<ReservationField, string>>>;

export interface ReservedDate {
  readonly dateKey: string;
  readonly title: string;
  /** Its public page; empty when it is no longer public. */
  readonly path: string;
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601. */
  readonly endsAt: string | null;
  readonly place: string;
  readonly status: EventStatus | 'removed';
  readonly statusNote: string;
  /** ISO 8601, of a moved date. */
  readonly formerAt: string | null;
}

interface FormBase {
  readonly date: ReservedDate;
  /** Why nothing was done. */
  readonly problem?: ReservationProblem | undefined;
}

/** Shown above the form, which keeps what was typed. */
export type ReservationProblem = 'invalid' | 'tooManyTries' | 'changed' | 'failed';

export interface ReservationFormView extends FormBase {
  readonly kind: 'form';
  readonly state: OfferState;
  readonly free: number;
  /** Places requested on the waiting list. */
  readonly waiting: number;
  /** Of a new reservation; more than are free only where it may wait. */
  readonly mostPlaces: number;
  /** ISO 8601. */
  readonly opensAt: string | null;
  /** ISO 8601. */
  readonly closesAt: string | null;
  readonly contact: Contact;
  readonly asksNote: boolean;
  readonly waitingList: boolean;
  /** Otherwise the page shows the link, to be saved. */
  readonly sendsMail: boolean;
  readonly values: ReservationValues;
  readonly errors: ReservationErrors;
}

export interface OwnReservationView extends FormBase {
  readonly kind: 'own';
  readonly code: string;
  readonly state: ReservationState;
  readonly places: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  /** In the waiting list, from 1. */
  readonly position: number | null;
  readonly mayChange: boolean;
  /** Of this reservation, now. */
  readonly mostPlaces: number;
  readonly asksNote: boolean;
  readonly values: ReservationValues;
  readonly errors: ReservationErrors;
}

/** For an unknown or ended link. */
export interface EndedReservationView {
  readonly kind: 'ended';
}

/** Read for each request, never cached. */
export type ReservationView = ReservationFormView | OwnReservationView | EndedReservationView;
