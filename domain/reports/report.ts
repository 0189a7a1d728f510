import { compareMoments, dayOf } from '../dates.ts';
import { isLasting, isPast, timesOf } from '../eventState.ts';
import { groupBy } from '../groupBy.ts';
import { PROGRAM_TYPES } from '../sections.ts';

/** A programme with one date, a date of a series, or a screening. Moments are ISO 8601. */
export interface ReportDate {
  /** As calendars and bookmarks name it: `program-12`, `program-12-34`, `projekcija-55`. */
  readonly dateKey: string;
  /** Program or Movie */
  readonly itemType: string;
  readonly itemId: number;
  readonly section: string;
  readonly title: string;
  readonly at: string;
  readonly endsAt: string | null;
  readonly place: string;
  /** Empty: for everybody. */
  readonly childrenAge: string;
  readonly isFree: boolean;
  readonly status: string;
  /** Its item was deleted; only its number of visitors is left. */
  readonly isRemoved: boolean;
  /** Null: unknown. */
  readonly visitors: number | null;
  /** door or typed; null without a number */
  readonly source: string | null;
  /** Places offered to be reserved; null if it took no reservations. */
  readonly places: number | null;
  readonly taken: number | null;
  /** Those with a reservation, counted at the door; null if not counted. */
  readonly arrived: number | null;
}

export interface Figures {
  /** Different programmes and films. */
  readonly programs: number;
  readonly held: number;
  readonly cancelled: number;
  /** Of dates whose number is known; null if none is. */
  readonly visitors: number | null;
  /** Held dates without a number. */
  readonly missing: number;
}

export const REPORT_GROUPS = ['type', 'month', 'hall', 'audience', 'admission'] as const;
export type ReportGrouping = (typeof REPORT_GROUPS)[number];

export interface ReportGroup extends Figures {
  readonly by: ReportGrouping;
  /** Such as `Muzicki program`, `2026-11`, `Velika sala`, `children`, `free`. */
  readonly key: string;
}

/** For children and free of charge are parts of all. */
export interface TypeFigures extends Figures {
  readonly key: string;
  readonly children: Figures;
  readonly free: Figures;
}

export interface ReservationFigures {
  /** Dates that took reservations. */
  readonly offers: number;
  readonly places: number;
  readonly taken: number;
  /** Null if none was counted. */
  readonly arrived: number | null;
  /** Dates with reservations whose arrivals were not counted. */
  readonly uncounted: number;
}

export interface ReportFigures {
  readonly total: Figures;
  /** Dates of the period that are on or announced. */
  readonly toCome: number;
  readonly groups: readonly ReportGroup[];
  readonly byType: readonly TypeFigures[];
  readonly reservations: ReservationFigures;
  /** Held dates without a number, soonest first. */
  readonly missing: readonly ReportDate[];
}

export const CANCELLED = 'cancelled';
/** Screenings apart from programmes about films, which have the same section. */
export const SCREENINGS = 'projekcije';

export const typeKey = ({ itemType, section }: ReportDate): string =>
  itemType === 'Movie' ? SCREENINGS : section;

/** Whether a number of visitors can be known: it has begun; of several days, it has ended. */
export function isCountable(date: Pick<ReportDate, 'at' | 'endsAt'>, now: Date): boolean {
  const event = timesOf(date);
  return isLasting(event) ? isPast(event, now) : new Date(date.at) <= now;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const present = (numbers: readonly (number | null)[]): number[] =>
  numbers.filter((number) => number !== null);
const sumOfKnown = (numbers: readonly (number | null)[]): number | null =>
  present(numbers).length > 0 ? sum(present(numbers)) : null;

function figuresOf(dates: readonly ReportDate[]): Figures {
  const held = dates.filter(({ status }) => status !== CANCELLED);
  return {
    programs: new Set(held.map(({ itemType, itemId }) => `${itemType} ${String(itemId)}`)).size,
    held: held.length,
    cancelled: dates.length - held.length,
    visitors: sumOfKnown(held.map(({ visitors }) => visitors)),
    missing: held.filter(({ visitors }) => visitors === null).length,
  };
}

const KEYS: Readonly<Record<ReportGrouping, (date: ReportDate) => string>> = {
  type: typeKey,
  month: ({ at }) => dayOf(at).slice(0, 7),
  hall: ({ place }) => place,
  audience: ({ childrenAge }) => (childrenAge === '' ? 'everybody' : 'children'),
  admission: ({ isFree }) => (isFree ? 'free' : 'paid'),
};

const TYPE_ORDER: readonly string[] = [...PROGRAM_TYPES.map(({ name }) => name), SCREENINGS];
export const typePlace = (key: string): number => {
  const place = TYPE_ORDER.indexOf(key);
  return place < 0 ? TYPE_ORDER.length : place;
};

/** Types in the site's order, months in sequence, halls with the most dates first. */
function inOrder(by: ReportGrouping, groups: readonly ReportGroup[]): ReportGroup[] {
  if (by === 'type') return groups.toSorted((a, b) => typePlace(a.key) - typePlace(b.key));
  if (by === 'hall') return groups.toSorted((a, b) => b.held - a.held || (a.key < b.key ? -1 : 1));
  return groups.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function reservationFigures(dates: readonly ReportDate[]): ReservationFigures {
  const offers = dates.filter(({ places }) => places !== null);
  return {
    offers: offers.length,
    places: sum(present(offers.map(({ places }) => places))),
    taken: sum(present(offers.map(({ taken }) => taken))),
    arrived: sumOfKnown(offers.map(({ arrived }) => arrived)),
    uncounted: offers.filter(({ arrived }) => arrived === null).length,
  };
}

/** Held and cancelled ones, soonest first. */
export const countedDates = (dates: readonly ReportDate[], now: Date): ReportDate[] =>
  dates
    .filter((date) => isCountable(date, now))
    .toSorted((one, other) => compareMoments(one.at, other.at));

/** The only place that computes figures, for page, sheets and calls. */
export function reportFigures(dates: readonly ReportDate[], now: Date): ReportFigures {
  const counted = countedDates(dates, now);
  const held = counted.filter(({ status }) => status !== CANCELLED);
  return {
    total: figuresOf(counted),
    toCome: dates.filter((date) => date.status !== CANCELLED && !isCountable(date, now)).length,
    groups: REPORT_GROUPS.flatMap((by) =>
      inOrder(
        by,
        [...groupBy(counted, KEYS[by])].map(([key, group]) => ({ by, key, ...figuresOf(group) })),
      ),
    ),
    byType: [...groupBy(counted, typeKey)]
      .map(([key, group]) => ({
        key,
        ...figuresOf(group),
        children: figuresOf(group.filter(({ childrenAge }) => childrenAge !== '')),
        free: figuresOf(group.filter(({ isFree }) => isFree)),
      }))
      .toSorted((a, b) => typePlace(a.key) - typePlace(b.key)),
    reservations: reservationFigures(held),
    missing: held.filter(({ visitors }) => visitors === null),
  };
}
