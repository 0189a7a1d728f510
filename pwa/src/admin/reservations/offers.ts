import { timesOf } from '@centar/domain/eventState.ts';
import { formatStartTime } from '@centar/domain/allDay.ts';
import { startOfBelgradeDay, formatDate, formatDateTime, weekday } from '@centar/domain/dates.ts';
import type { OfferState } from '@centar/domain/reservations.ts';
import type { StatusKind } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { DateToOffer, Offer, OfferedDate } from './reservations.adminOperations.ts';
import { reservationTexts as texts } from './reservations.texts.ts';

/** How far ahead dates are listed, in days. */
const AHEAD_DAYS = 366;
/** As long as the reservations of a past date are stored. */
const PAST_DAYS = 30;

export const isOffer = (date: OfferedDate): date is Offer => date.id !== null;

const period = (now: Date, from: number, to: number) => ({
  from: startOfBelgradeDay(now, from).toISOString(),
  to: startOfBelgradeDay(now, to).toISOString(),
});

export const upcomingPeriod = (now: Date) => period(now, 0, AHEAD_DAYS);
export const pastPeriod = (now: Date) => period(now, -PAST_DAYS, 0);

/** `subota 28.11.2026, 19:00`. */
export const momentOf = (date: Pick<OfferedDate, 'at' | 'endsAt'>): string =>
  `${weekday(date.at)} ${formatDate(date.at)}, ${formatStartTime(timesOf(date))}`;

export interface StateBadge {
  readonly kind: StatusKind;
  readonly text: string;
}

const KINDS: Readonly<Record<OfferState, StatusKind>> = {
  notYet: 'planned',
  open: 'open',
  waitingList: 'moved',
  full: 'closed',
  closed: 'past',
};

export function stateBadge(offer: Pick<OfferedDate, 'state' | 'status' | 'opensAt'>): StateBadge {
  if (offer.status === 'cancelled') return { kind: 'cancelled', text: texts.cancelled };
  if (offer.status === 'removed') return { kind: 'cancelled', text: texts.removed };
  const state = offer.state as OfferState;
  const text =
    state === 'notYet' && offer.opensAt
      ? texts.from(formatDateTime(offer.opensAt))
      : texts.states[state];
  return { kind: KINDS[state], text };
}

export interface ListedDate {
  readonly dateKey: string;
  readonly itemType: string;
  readonly itemId: number;
  readonly section: string;
  readonly title: string;
  readonly at: string;
  readonly endsAt: string | null;
  readonly place: string;
  readonly status: string;
  readonly offer: Offer | undefined;
}

const ofOffer = (offer: Offer): ListedDate => ({ ...offer, offer });

/** Soonest first, with future dates that have no reservations yet. */
export function listedDates(
  uses: readonly DateToOffer[],
  offers: readonly Offer[],
  sections: readonly string[],
  now: Date,
): ListedDate[] {
  const offered = new Set(offers.map(({ dateKey }) => dateKey));
  const others = uses
    .filter(
      ({ dateKey, section, at }) =>
        !offered.has(dateKey) && sections.includes(section) && new Date(at) > now,
    )
    .map((use): ListedDate => ({ ...use, place: use.hall, offer: undefined }));
  return [...offers.map(ofOffer), ...others].sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** `Program-12`, in the address of the list of one item's dates. */
export const itemKey = ({ itemType, itemId }: Pick<ListedDate, 'itemType' | 'itemId'>): string =>
  `${itemType}-${String(itemId)}`;
