import { formatDateTime } from '@centar/domain/dates.ts';
import type { OfferState } from '@centar/domain/reservations.ts';
import type { DateReservationData } from '../../shared/graphql/reservations.operations.ts';
import type { StatusKind } from '../../shared/ui/primitives/StatusBadge.tsx';
import { eventTexts } from './event.texts.ts';

/** With its offer, which copies of older versions of the site lack. */
export interface ReservableDate {
  /** ISO 8601. */
  readonly at: string;
  readonly status: string;
  readonly reservations?: DateReservationData | null | undefined;
}

export interface ShownReservations {
  readonly dateKey: string;
  readonly state: OfferState;
  /** Of a `StatusBadge`. */
  readonly kind: StatusKind;
  readonly text: string;
}

const KINDS: Readonly<Record<OfferState, StatusKind>> = {
  notYet: 'planned',
  open: 'seats',
  waitingList: 'waitingList',
  full: 'full',
  closed: 'closed',
};

/** Time may have passed since a device stored the state. */
function stateAt({ state, opensAt, closesAt }: DateReservationData, at: string, now: Date) {
  if (now >= new Date(closesAt ?? at)) return 'closed';
  if (state === 'notYet' && opensAt && now >= new Date(opensAt)) return 'open';
  return state as OfferState;
}

/** Undefined for a date without reservations, and one that is cancelled or has begun. */
export function shownReservations(
  { at, status, reservations }: ReservableDate,
  now: Date,
): ShownReservations | undefined {
  if (!reservations || status === 'cancelled' || now >= new Date(at)) return undefined;
  const { dateKey, opensAt } = reservations;
  const state = stateAt(reservations, at, now);
  const texts = eventTexts.reservations;
  const text = state === 'notYet' ? texts.notYet(formatDateTime(opensAt ?? at)) : texts[state];
  return { dateKey, state, kind: KINDS[state], text };
}

/** Whether the form does something now. */
export const mayReserve = (shown: ShownReservations | undefined): shown is ShownReservations =>
  shown?.state === 'open' || shown?.state === 'waitingList';
