import { ACCESS_FACTS, factsOfHall, knownFacts } from '@centar/domain/accessFacts.ts';
import type { HallAccess } from '@centar/domain/centre.ts';
import {
  belgradeDay,
  dayOf,
  formatDate,
  startOfBelgradeDay,
  weekdayAccusative,
} from '@centar/domain/dates.ts';
import { isLasting } from '@centar/domain/eventState.ts';
import type { OpeningHours } from '@centar/domain/openingHours.ts';
import { placeKey, spanOf, UNKNOWN, WHATS_ON, type WhatsOnChoice } from '@centar/domain/whatsOn.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { paths } from '../../../shared/paths.ts';
import { isOpenOn } from '../../event/lasting.ts';
import { dayName } from '../schedule/schedule.queries.ts';
import { ofTime, timesOf, type ScheduleEntry } from '../schedule/scheduleView.ts';
import { whatsOnTexts as texts } from './whatsOn.texts.ts';

export type ChoiceChange = Partial<WhatsOnChoice>;

/** Such as `?deca=1`, in canonical order; empty for none. */
export function whatsOnQuery(choice: ChoiceChange): string {
  const search = new URLSearchParams();
  if (choice.when) search.set(WHATS_ON.when, choice.when);
  if (choice.kind) search.set(WHATS_ON.kind, choice.kind);
  if (choice.forChildren) search.set(WHATS_ON.forChildren, '1');
  if (choice.free) search.set(WHATS_ON.free, '1');
  if (choice.place) search.set(WHATS_ON.place, choice.place);
  if (choice.access?.length) search.set(WHATS_ON.access, choice.access.join(' '));
  const query = search.toString();
  return query && `?${query}`;
}

export const whatsOnHref = (choice: ChoiceChange): string =>
  `${paths.whatsOn}${whatsOnQuery(choice)}`;

/** Of its date and its hall, as in addresses. */
const accessOf = ({ accessFacts, place }: ScheduleEntry, halls: readonly HallAccess[]): string[] =>
  knownFacts([...accessFacts, ...factsOfHall(halls, place)]).map(({ slug }) => slug);

/** Facts of at least one entry, and chosen ones. */
export function accessChoices(
  entries: readonly ScheduleEntry[],
  halls: readonly HallAccess[],
  { access }: WhatsOnChoice,
): typeof ACCESS_FACTS {
  const offered = new Set(entries.flatMap((entry) => accessOf(entry, halls)));
  return ACCESS_FACTS.filter(({ slug }) => offered.has(slug) || access.includes(slug));
}

/** Except for its time. */
function fits(
  entry: ScheduleEntry,
  { kind, forChildren, free, place, access }: WhatsOnChoice,
  halls: readonly HallAccess[],
): boolean {
  const offered = access.length > 0 ? accessOf(entry, halls) : [];
  return (
    access.every((slug) => offered.includes(slug)) &&
    (!kind || entry.mark === kind) &&
    (!forChildren || entry.forChildren) &&
    (!free || entry.isFree) &&
    (!place || placeKey(entry.place) === place)
  );
}

export const ofAnyTime = (
  entries: readonly ScheduleEntry[],
  choice: WhatsOnChoice,
  halls: readonly HallAccess[],
): ScheduleEntry[] => entries.filter((entry) => fits(entry, choice, halls));

/** Events are never announced earlier. */
const MAX_DAYS = 400;

/** The nearest day with events, from today on; the earlier of two at the same distance. */
export function nearestDay(
  entries: readonly ScheduleEntry[],
  when: string | undefined,
  now: Date,
  house: OpeningHours,
): Date | undefined {
  const today = startOfBelgradeDay(now);
  const asked = (when === undefined ? undefined : spanOf(when, now)?.start) ?? now;
  const chosen = asked < today ? today : startOfBelgradeDay(asked);
  const begun = new Set(entries.map(({ at }) => dayOf(at)));
  const lasting = entries.filter((entry) => isLasting(timesOf(entry)));
  const hasSomething = (day: Date): boolean =>
    begun.has(dayOf(day)) || lasting.some((entry) => isOpenOn(timesOf(entry), house, day));
  for (let distance = 0; distance <= MAX_DAYS; distance += 1) {
    const [before, after] = [-distance, distance].map((days) => startOfBelgradeDay(chosen, days));
    if (before && before >= today && hasSomething(before)) return before;
    if (after && hasSomething(after)) return after;
  }
  const last = entries.at(-1);
  return last && startOfBelgradeDay(new Date(last.at));
}

export interface StripDay {
  /** `2026-11-24` */
  readonly day: string;
  readonly start: Date;
  /** Of events that begin on it. */
  readonly count: number;
  /** Of open events of several days. */
  readonly lasting: number;
}

/** The list also shows these days first. */
const STRIP_DAYS = 14;

/** Including today and days without events. */
export function stripDays(
  entries: readonly ScheduleEntry[],
  now: Date,
  house: OpeningHours,
): StripDay[] {
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const start = startOfBelgradeDay(now, index);
    const day = dayOf(start);
    const { lasting, evenings } = ofTime(entries, day, now, house);
    return { day, start, count: evenings.length, lasting: lasting.length };
  });
}

/** The days of the strip, and the later ones; all if there are none in the strip. */
export function nearAndLater<Day extends { readonly day: string }>(
  days: readonly Day[],
  now: Date,
): { readonly near: readonly Day[]; readonly later: readonly Day[] } {
  const end = dayOf(startOfBelgradeDay(now, STRIP_DAYS));
  const near = days.filter(({ day }) => day < end);
  return near.length > 0 ? { near, later: days.slice(near.length) } : { near: days, later: [] };
}

/** Without duplicates, in alphabetical order. */
export function placesOf(entries: readonly ScheduleEntry[]): { key: string; name: string }[] {
  const names = new Map(
    entries.filter(({ place }) => place).map(({ place }) => [placeKey(place), place]),
  );
  return [...names].map(([key, name]) => ({ key, name })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** As staff spell it, otherwise derived from the address. */
export function placeName(key: string, entries: readonly ScheduleEntry[]): string {
  if (key === UNKNOWN) return texts.unknown.place;
  const known = placesOf(entries).find((place) => place.key === key);
  const words = key.replaceAll('-', ' ');
  return known?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const accessName = (slug: string): string =>
  ACCESS_FACTS.find((one) => one.slug === slug)?.label ?? texts.unknown.access;

function whenName(when: string): string {
  const named = { danas: texts.today, sutra: texts.tomorrow, vikend: texts.forWeekend };
  if (when in named) return named[when as keyof typeof named];
  const day = belgradeDay(when)?.start;
  return day ? texts.onDay(weekdayAccusative(day), formatDate(day)) : dayName(when);
}

/** For heading and title: `danas`, `Muzicki`, `za decu`. */
export function choiceWords(
  { when, kind, forChildren, free, place, access }: WhatsOnChoice,
  entries: readonly ScheduleEntry[],
): string[] {
  const kindName = PROGRAM_TYPES.find(({ slug }) => slug === kind)?.label ?? texts.unknown.kind;
  return [
    ...(when === undefined ? [] : [whenName(when)]),
    ...(kind === undefined ? [] : [kindName]),
    ...(forChildren ? [texts.children.toLowerCase()] : []),
    ...(free ? [texts.free.toLowerCase()] : []),
    ...(place === undefined ? [] : [placeName(place, entries)]),
    ...access.map((slug) => accessName(slug).toLowerCase()),
  ];
}

/** ` danas za decu: Muzicki, Galerija` */
function choicePhrase(choice: WhatsOnChoice, entries: readonly ScheduleEntry[]): string {
  const { when, forChildren, free } = choice;
  const asked = when === undefined || when === UNKNOWN ? undefined : whenName(when);
  const adverbs = [
    asked,
    forChildren ? texts.children.toLowerCase() : undefined,
    free ? texts.free.toLowerCase() : undefined,
  ].filter((word) => word !== undefined);
  const names = choiceWords(choice, entries).filter((word) => !adverbs.includes(word));
  const before = adverbs.map((word) => ` ${word}`).join('');
  return names.length > 0 ? `${before}: ${names.join(', ')}` : before;
}

/** `Šta ima danas za decu: Galerija` */
export const choiceTitle = (choice: WhatsOnChoice, entries: readonly ScheduleEntry[]): string =>
  texts.title + choicePhrase(choice, entries);

/** `Nema ničeg danas za decu: Galerija` */
export const emptyTitle = (choice: WhatsOnChoice, entries: readonly ScheduleEntry[]): string =>
  texts.empty + choicePhrase(choice, entries);

/** Undefined if all values are known. */
export function withoutUnknown(choice: WhatsOnChoice): WhatsOnChoice | undefined {
  const { when, kind, place, access } = choice;
  if (![when, kind, place, ...access].includes(UNKNOWN)) return undefined;
  const known = <Value>(value: Value): Value | undefined => (value === UNKNOWN ? undefined : value);
  return {
    ...choice,
    when: known(when),
    kind: known(kind),
    place: known(place),
    access: access.filter((slug) => slug !== UNKNOWN),
  };
}
