import { belgradeDay, dayOf, fromBelgrade, startOfBelgradeDay, toBelgrade } from './dates.ts';
import { PROGRAM_TYPES, type CategorySlug } from './sections.ts';
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

/** Stands in an address for a value that is not understood, so that all of them share a page. Nothing has this name. */
export const UNKNOWN = 'nepoznato';

/** A visitor's filter over everything that happens. */
export interface WhatsOnChoice {
  /** `danas`, `sutra`, `vikend`, `2026-11-24` or `UNKNOWN`; undefined: all. */
  readonly when: string | undefined;
  /** A type of programme, or `UNKNOWN`; screenings are of the type `bioskop`. */
  readonly kind: CategorySlug | typeof UNKNOWN | undefined;
  readonly forChildren: boolean;
  readonly free: boolean;
  /** The place as staff write it, folded, or `UNKNOWN`. */
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

/** Longer than the name of any hall. */
const LONGEST_PLACE = 80;

/** A value in its one spelling; undefined where nothing is asked for. */
type Spelling<Value extends string = string> = (
  value: string,
) => Value | typeof UNKNOWN | undefined;

/** A way to spell a value: nothing is asked for by an empty one; one that `find` does not know is `UNKNOWN`. */
export const known =
  <Value extends string>(find: (value: string) => Value | undefined): Spelling<Value> =>
  (value) => {
    const text = value.trim();
    return text === '' ? undefined : (find(text) ?? UNKNOWN);
  };

/** A day, as the address of a list names it. */
export const spellDay = known((day) => (belgradeDay(day) ? day : undefined));
/** A mark that is set or not. */
export const spellMark = (value: string): '1' | undefined =>
  ['', '0', 'ne'].includes(value.trim().toLowerCase()) ? undefined : '1';
/** The slug of a type of programmes. */
export const spellKind = known(
  (kind) => PROGRAM_TYPES.find(({ slug }) => slug === kind.toLowerCase())?.slug,
);
const spellWhen = known((when) => (spanOf(when, new Date(0)) ? when : undefined));
const spellPlace = known((place) => {
  const key = placeKey(place);
  return key.length <= LONGEST_PLACE ? key || undefined : undefined;
});

/** The parameters of a choice in the order of its address, each with its one spelling. */
export const WHATS_ON_SPELLINGS: Readonly<Record<string, Spelling>> = {
  [WHATS_ON.when]: spellWhen,
  [WHATS_ON.kind]: spellKind,
  [WHATS_ON.forChildren]: spellMark,
  [WHATS_ON.free]: spellMark,
  [WHATS_ON.place]: spellPlace,
};

/** The choice in an address. */
export function whatsOnChoice(search: URLSearchParams): WhatsOnChoice {
  const read = (name: keyof typeof WHATS_ON): string => search.get(WHATS_ON[name]) ?? '';
  return {
    when: spellWhen(read('when')),
    kind: spellKind(read('kind')),
    forChildren: spellMark(read('forChildren')) === '1',
    free: spellMark(read('free')) === '1',
    place: spellPlace(read('place')),
  };
}

/** How many things a choice names; search engines are shown the choices of one kind, audience or price alone. */
export function isListedChoice({ when, kind, forChildren, free, place }: WhatsOnChoice): boolean {
  if (when !== undefined || place !== undefined || kind === UNKNOWN) return false;
  return [kind !== undefined, forChildren, free].filter(Boolean).length <= 1;
}

/** A place as an address names it: `velika-sala`. */
export const placeKey = (place: string): string =>
  fold(place)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
