import { belgradeDay, dayOf, fromBelgrade, startOfBelgradeDay, toBelgrade } from './dates.ts';
import { PROGRAM_TYPES } from './sections.ts';
import type { CategorySlug } from './sections.ts';
import { fold } from './search.ts';

/** A stretch of time; the end is exclusive. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

const FRIDAY = 5;
const WEEK = 7;
const WEEKEND_FROM_HOUR = 17;

/** The weekend that is or comes next, from Friday 17:00 to Sunday midnight in Belgrade. */
export function weekendOf(now: Date): Span {
  const { year, month, day } = toBelgrade(now);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || WEEK;
  // Saturday and Sunday belong to the Friday before.
  const friday = toBelgrade(startOfBelgradeDay(now, FRIDAY - weekday));
  return {
    start: fromBelgrade({ ...friday, hour: WEEKEND_FROM_HOUR, minute: 0 }),
    end: startOfBelgradeDay(now, WEEK + 1 - weekday),
  };
}

/** The time that the parameter `kad` names: `danas`, `sutra`, `vikend` or a day. Undefined for anything else. */
export function spanOf(when: string, now: Date): Span | undefined {
  if (when === 'danas') return belgradeDay(dayOf(now));
  if (when === 'sutra') return belgradeDay(dayOf(startOfBelgradeDay(now, 1)));
  return when === 'vikend' ? weekendOf(now) : belgradeDay(when);
}

/** A visitor's filter over everything that happens. */
export interface WhatsOnChoice {
  /** `danas`, `sutra`, `vikend` or `2026-11-24`; undefined: all. */
  readonly when: string | undefined;
  /** A type of programme; screenings are of the type `bioskop`. */
  readonly kind: CategorySlug | undefined;
  readonly forChildren: boolean;
  readonly free: boolean;
  /** The place as staff write it, folded. */
  readonly place: string | undefined;
}

/** The names of the parameters that say what is chosen. */
export const WHATS_ON = {
  when: 'kad',
  kind: 'vrsta',
  forChildren: 'deca',
  free: 'besplatno',
  place: 'mesto',
} as const;

/** The parameter of the archive's address. */
export const ARCHIVE = { kind: 'vrsta' } as const;

/** The choice in an address. What can't be understood chooses nothing. */
export function whatsOnChoice(search: URLSearchParams): WhatsOnChoice {
  const when = search.get(WHATS_ON.when) ?? '';
  const kind = search.get(WHATS_ON.kind);
  return {
    when: spanOf(when, new Date(0)) ? when : undefined,
    kind: PROGRAM_TYPES.find(({ slug }) => slug === kind)?.slug,
    forChildren: search.get(WHATS_ON.forChildren) === '1',
    free: search.get(WHATS_ON.free) === '1',
    place: placeKey(search.get(WHATS_ON.place) ?? '') || undefined,
  };
}

/** A place as an address names it: `velika-sala`. */
export const placeKey = (place: string): string =>
  fold(place)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
