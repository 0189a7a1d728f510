import { ACCESS_FACTS } from './accessFacts.ts';
import { belgradeDay, dayOf, fromBelgrade, startOfBelgradeDay, toBelgrade } from './dates.ts';
import { findProgramType, type CategorySlug } from './sections.ts';
import { fold } from './search.ts';

/** The end is exclusive. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

const FRIDAY = 5;
const WEEK = 7;
const EVENING_FROM_HOUR = 17;

/** 17:00 in Belgrade, on the day of a moment. */
export const eveningOf = (at: Date): Date =>
  fromBelgrade({ ...toBelgrade(at), hour: EVENING_FROM_HOUR, minute: 0 });

/** Current or next weekend in Belgrade, Friday 17:00 to Sunday midnight. */
export function weekendOf(now: Date): Span {
  const { year, month, day } = toBelgrade(now);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || WEEK;
  // Saturday and Sunday belong to the previous Friday.
  return {
    start: eveningOf(startOfBelgradeDay(now, FRIDAY - weekday)),
    end: startOfBelgradeDay(now, WEEK + 1 - weekday),
  };
}

/** The parameter `kad`: `danas`, `sutra`, `vikend` or a day. Undefined for anything else. */
export function spanOf(when: string, now: Date): Span | undefined {
  if (when === 'danas') return belgradeDay(dayOf(now));
  if (when === 'sutra') return belgradeDay(dayOf(startOfBelgradeDay(now, 1)));
  return when === 'vikend' ? weekendOf(now) : belgradeDay(when);
}

/** Replaces all invalid values, so that they share a page. */
export const UNKNOWN = 'nepoznato';

/** A visitor's filter. */
export interface WhatsOnChoice {
  /** `danas`, `sutra`, `vikend`, `2026-11-24` or `UNKNOWN`; all if undefined. */
  readonly when: string | undefined;
  /** Screenings have the type `bioskop`. */
  readonly kind: CategorySlug | typeof UNKNOWN | undefined;
  readonly forChildren: boolean;
  readonly free: boolean;
  /** Folded, or `UNKNOWN`. */
  readonly place: string | undefined;
  /** All must match. As in addresses, in their order; `UNKNOWN` if only unknown ones are given. */
  readonly access: readonly string[];
}

export const WHATS_ON = {
  when: 'kad',
  kind: 'vrsta',
  forChildren: 'deca',
  free: 'besplatno',
  place: 'mesto',
  access: 'pristupacno',
} as const;

export const ARCHIVE = { kind: 'vrsta' } as const;

/** Longer than any hall's name. */
const LONGEST_PLACE = 80;

/** The canonical value; undefined for no filter. */
type Spelling<Value extends string = string> = (
  value: string,
) => Value | typeof UNKNOWN | undefined;

/** An empty value is no filter; one that `find` rejects is `UNKNOWN`. */
export const known =
  <Value extends string>(find: (value: string) => Value | undefined): Spelling<Value> =>
  (value) => {
    const text = value.trim();
    return text === '' ? undefined : (find(text) ?? UNKNOWN);
  };

export const spellDay = known((day) => (belgradeDay(day) ? day : undefined));
/** A flag. */
export const spellMark = (value: string): '1' | undefined =>
  ['', '0', 'ne'].includes(value.trim().toLowerCase()) ? undefined : '1';
/** Also a section name, in any script and case. */
export const spellKind = known((kind) => findProgramType(kind)?.slug);
const spellWhen = known((typed) => {
  const when = fold(typed);
  return spanOf(when, new Date(0)) ? when : undefined;
});
const spellPlace = known((place) => {
  const key = placeKey(place);
  return key.length <= LONGEST_PLACE ? key || undefined : undefined;
});

/** Several, separated by spaces or commas, of which only known ones count. */
const spellAccess = known((text) => {
  const given = text.toLowerCase().split(/[\s,]+/);
  const found = ACCESS_FACTS.filter(({ slug }) => given.includes(slug));
  return found.map(({ slug }) => slug).join(' ') || undefined;
});

/** In the order of the address. */
export const WHATS_ON_SPELLINGS: Readonly<Record<string, Spelling>> = {
  [WHATS_ON.when]: spellWhen,
  [WHATS_ON.kind]: spellKind,
  [WHATS_ON.forChildren]: spellMark,
  [WHATS_ON.free]: spellMark,
  [WHATS_ON.place]: spellPlace,
  [WHATS_ON.access]: spellAccess,
};

export function whatsOnChoice(search: URLSearchParams): WhatsOnChoice {
  const read = (name: keyof typeof WHATS_ON): string => search.get(WHATS_ON[name]) ?? '';
  return {
    when: spellWhen(read('when')),
    kind: spellKind(read('kind')),
    forChildren: spellMark(read('forChildren')) === '1',
    free: spellMark(read('free')) === '1',
    place: spellPlace(read('place')),
    access: spellAccess(read('access'))?.split(' ') ?? [],
  };
}

/** Search engines get filters by a single kind, audience, price or fact of access. */
export function isListedChoice(choice: WhatsOnChoice): boolean {
  const { when, kind, forChildren, free, place, access } = choice;
  if (when !== undefined || place !== undefined || kind === UNKNOWN) return false;
  if (access.includes(UNKNOWN)) return false;
  return Number(kind !== undefined) + Number(forChildren) + Number(free) + access.length <= 1;
}

/** As in addresses: `velika-sala`. */
export const placeKey = (place: string): string =>
  fold(place)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
