import { dayOf, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { placeKey, spanOf, WHATS_ON } from '@centar/domain/whatsOn.ts';
import type { WhatsOnChoice } from '@centar/domain/whatsOn.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { paths } from '../../../shared/paths.ts';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';

/** The part of a choice that an address changes. */
export type ChoiceChange = Partial<WhatsOnChoice>;

/** The address of a choice, its parameters in the order of the page's own address. */
export function whatsOnHref(choice: ChoiceChange): string {
  const search = new URLSearchParams();
  if (choice.when) search.set(WHATS_ON.when, choice.when);
  if (choice.kind) search.set(WHATS_ON.kind, choice.kind);
  if (choice.forChildren) search.set(WHATS_ON.forChildren, '1');
  if (choice.free) search.set(WHATS_ON.free, '1');
  if (choice.place) search.set(WHATS_ON.place, choice.place);
  const query = search.toString();
  return query ? `${paths.whatsOn}?${query}` : paths.whatsOn;
}

/** Whether an entry is within the choice, its time apart. */
function fits(entry: ScheduleEntry, { kind, forChildren, free, place }: WhatsOnChoice): boolean {
  return (
    (!kind || entry.mark === kind) &&
    (!forChildren || entry.forChildren) &&
    (!free || entry.isFree) &&
    (!place || placeKey(entry.place) === place)
  );
}

/** The entries of a choice, whatever their time. */
export const ofAnyTime = (
  entries: readonly ScheduleEntry[],
  choice: WhatsOnChoice,
): ScheduleEntry[] => entries.filter((entry) => fits(entry, choice));

/** The entries of the chosen time. */
export function ofTime(
  entries: readonly ScheduleEntry[],
  when: string | undefined,
  now: Date,
): ScheduleEntry[] {
  const span = when === undefined ? undefined : spanOf(when, now);
  if (!span) return [...entries];
  return entries.filter(({ at }) => {
    const moment = new Date(at);
    return moment >= span.start && moment < span.end;
  });
}

/** The entry that is nearest to the chosen time, the earlier of two that are equally near. */
export function nearestEntry(
  entries: readonly ScheduleEntry[],
  when: string | undefined,
  now: Date,
): ScheduleEntry | undefined {
  const chosen = (when === undefined ? undefined : spanOf(when, now)?.start) ?? now;
  const distance = ({ at }: ScheduleEntry): number =>
    Math.abs(startOfBelgradeDay(new Date(at)).getTime() - startOfBelgradeDay(chosen).getTime());
  const [first, ...others] = entries;
  return others.reduce(
    (nearest, entry) => (nearest && distance(nearest) <= distance(entry) ? nearest : entry),
    first,
  );
}

/** A day of the strip and how much there is on it. */
export interface StripDay {
  /** `2026-11-24` */
  readonly day: string;
  readonly start: Date;
  readonly count: number;
}

const STRIP_DAYS = 14;

/** The coming fourteen days, today first, those without anything too. */
export function stripDays(entries: readonly ScheduleEntry[], now: Date): StripDay[] {
  const counts = groupBy(entries, ({ at }) => dayOf(at));
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const start = startOfBelgradeDay(now, index);
    const day = dayOf(start);
    return { day, start, count: counts.get(day)?.length ?? 0 };
  });
}

/** The places that the entries name, each once as it is written, in the order of the alphabet. */
export function placesOf(entries: readonly ScheduleEntry[]): { key: string; name: string }[] {
  const names = new Map(
    entries.filter(({ place }) => place).map(({ place }) => [placeKey(place), place]),
  );
  return [...names].map(([key, name]) => ({ key, name })).sort((a, b) => (a.key < b.key ? -1 : 1));
}
