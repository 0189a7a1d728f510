import type { EventStatus } from './content/shared.ts';
import type { Contact, OfferState, ReservationState } from './reservations.ts';

/** Parameters of the reservation pages. */
export const RESERVED = {
  /** After the form was accepted: for how many places. */
  places: 'poslato',
  /** Beside it: they did not fit, so the visitor waits. */
  waits: 'lista',
  /** What was just done on a reservation's page. */
  done: 'stanje',
} as const;

export type ReservationDeed = 'novo' | 'izmena' | 'otkazano';

/** The fields of the form; `key` is hidden and makes a repeated submission harmless. */
export const RESERVATION_FIELDS = ['places', 'name', 'email', 'phone', 'note', 'key'] as const;
export type ReservationField = (typeof RESERVATION_FIELDS)[number];

/** As typed. */
export type ReservationValues = Readonly<Partial<Record<ReservationField, string>>>;
/** Codes by field (`FIELD_ERRORS`). */
export type ReservationErrors = Readonly<Partial<Record<ReservationField, string>>>;

/** The date that is reserved, as visitors see it. */
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
  /** Places asked for by those who wait. */
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
  /** Otherwise the link is shown, to be kept. */
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

/** Of a link that leads to no reservation, or no longer. */
export interface EndedReservationView {
  readonly kind: 'ended';
}

/** What a page of reservations shows; the server reads it anew for each request. */
export type ReservationView = ReservationFormView | OwnReservationView | EndedReservationView;
