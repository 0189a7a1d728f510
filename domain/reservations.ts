import { z } from 'zod';
import type { FieldErrors } from './errorCodes.ts';
import { LINK_CODE } from './pages.ts';
import { nullAsAbsent, optionalMoment, optionalText, requiredText, TEXT_LIMITS } from './rules.ts';

/** What visitors leave. */
export const CONTACTS = ['either', 'email', 'phone'] as const;
export type Contact = (typeof CONTACTS)[number];

export const RESERVATION_STATES = ['held', 'waiting', 'cancelled'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Of an offer; `full` has no waiting list. */
export type OfferState = 'notYet' | 'open' | 'waitingList' | 'full' | 'closed';

const MAX_PLACES = 10_000;
const MAX_GROUP = 100;
const MAX_EMAIL = 254;
const MAX_PHONE = 50;

/** The parts of an offer and its date that decide its state. */
export interface OfferedDate {
  readonly places: number;
  readonly taken: number;
  readonly waitingList: boolean;
  /** Null: immediately. */
  readonly opensAt: Date | string | null;
  /** Null: when the date begins, which is the latest. */
  readonly closesAt: Date | string | null;
  /** When the date begins. */
  readonly at: Date | string;
  /** Of the date: scheduled, moved, cancelled or removed. */
  readonly status: string;
}

export const takesPlace = (status: string): boolean =>
  status !== 'cancelled' && status !== 'removed';

/** A date may have been moved to before its closing. */
function reservationEnd({ closesAt, at }: Pick<OfferedDate, 'closesAt' | 'at'>): Date {
  const [closes, begins] = [new Date(closesAt ?? at), new Date(at)];
  return closes < begins ? closes : begins;
}

export function reservationState(offer: OfferedDate, now: Date): OfferState {
  if (!takesPlace(offer.status) || now >= reservationEnd(offer)) return 'closed';
  if (offer.opensAt && now < new Date(offer.opensAt)) return 'notYet';
  if (offer.taken < offer.places) return 'open';
  return offer.waitingList ? 'waitingList' : 'full';
}

/** Never negative, though staff may have reduced the places. */
export const freePlaces = ({ places, taken }: Pick<OfferedDate, 'places' | 'taken'>): number =>
  Math.max(0, places - taken);

/** A group that does not fit waits if there is a list, unless it is larger than all places. */
export function mostPlaces(
  offer: Pick<OfferedDate, 'places' | 'taken' | 'waitingList'> & { readonly largestGroup: number },
): number {
  return Math.min(offer.largestGroup, offer.waitingList ? offer.places : freePlaces(offer));
}

/** A number from 1, also as the text of a form. */
const count = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value),
    z
      .int({ error: 'notAnInteger' })
      .min(1, { error: 'notAnInteger' })
      .max(most, { error: 'tooMany' }),
  );

const flag = (otherwise: boolean) =>
  nullAsAbsent(z.boolean({ error: 'invalid' }).default(otherwise));

export const offerRules = z
  .strictObject({
    places: count(MAX_PLACES),
    largestGroup: nullAsAbsent(count(MAX_GROUP).default(4)),
    opensAt: optionalMoment,
    closesAt: optionalMoment,
    waitingList: flag(true),
    contact: nullAsAbsent(z.enum(CONTACTS, { error: 'unknownChoice' }).default('either')),
    asksNote: flag(false),
  })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || closesAt > opensAt, {
    path: ['closesAt'],
    error: 'endBeforeStart',
  });

export type OfferRules = z.output<typeof offerRules>;

/** Errors by field, for moments too late for the date. */
export const lateMoments = (
  { opensAt, closesAt }: Pick<OfferRules, 'opensAt' | 'closesAt'>,
  at: Date,
): FieldErrors => ({
  ...(opensAt && opensAt >= at && { opensAt: 'tooLate' }),
  ...(closesAt && closesAt > at && { closesAt: 'tooLate' }),
});

const note = optionalText(TEXT_LIMITS.note);

/** `+381 (0)64`: it is dialled within a country only. */
const TRUNK_ZERO = /^(\s*\(?\s*(?:\+|00|381)[\d\s)]*)\(\s*0\s*\)/;

/** Telephone numbers are compared without signs between digits; those of Serbia begin with 0. */
export function normalisePhone(text: string): string {
  return text
    .replace(TRUNK_ZERO, '$1')
    .replace(/[\s().\-\u2010-\u2015/]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^381(?=0?[1-9]\d{6,9}$)/, '+381')
    .replace(/^\+3810*(?=[1-9])/, '0');
}

const PHONE = /^(?:\+[1-9]|0)\d{5,14}$/;

const phone = optionalText(MAX_PHONE)
  .transform(normalisePhone)
  .refine((text) => text === '' || PHONE.test(text), { error: 'invalid' });

const person = {
  places: count(MAX_GROUP),
  name: requiredText(TEXT_LIMITS.line),
  /** The server checks the address. */
  email: optionalText(MAX_EMAIL),
  phone,
  note,
};

/** A random code of the form: a repeated request with it reserves nothing more. */
const key = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z.string({ error: 'invalid' }).regex(LINK_CODE, { error: 'invalid' }).optional(),
);

export const reservationInput = z.strictObject({ ...person, key });

/** By staff, for a person who called. */
export const staffReservationInput = z.strictObject({ ...person, places: count(MAX_PLACES) });

export const addedReservationInput = staffReservationInput.extend({ key });

export const ownReservationEdit = z.strictObject({ places: count(MAX_GROUP), note });

/** Missing contacts by field; none in a reservation by staff who know the person. */
export function contactErrors(
  contact: string,
  given: { readonly email: string; readonly phone: string },
): FieldErrors {
  if (contact === 'either') return given.email || given.phone ? {} : { email: 'required' };
  const field = contact === 'phone' ? 'phone' : 'email';
  return given[field] ? {} : { [field]: 'required' };
}
