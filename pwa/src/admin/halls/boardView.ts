import { belgradeDay, dayOf, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { daysOf as daysOfEvent, timesOf } from '@centar/domain/eventState.ts';
import { onDay } from './cancellation.ts';
import { clashes, stayOf } from './clash.ts';
import type { HallUse } from './halls.adminOperations.ts';

const WEEK = 7;

/** In Belgrade. */
export function mondayOf(at: Date): Date {
  const { year, month, day } = toBelgrade(at);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || WEEK;
  return startOfBelgradeDay(at, 1 - weekday);
}

/** Of the week that contains the named day (`2026-11-23`); by default the current week's. */
export function weekOf(named: string | null, now: Date): Date {
  return mondayOf(belgradeDay(named ?? '')?.start ?? now);
}

/** Each at its start, also across a clock change. */
export const daysOf = (monday: Date): Date[] =>
  Array.from({ length: WEEK }, (_, index) => startOfBelgradeDay(monday, index));

export const keyOf = ({ itemType, itemId, screeningId, programDateId }: HallUse): string =>
  [itemType, itemId, screeningId ?? programDateId ?? ''].join('-');

/** A hall and its events, by the day on which they begin. */
export interface BoardRow {
  readonly hall: string;
  readonly days: readonly (readonly HallUse[])[];
  /** By day, events of several days that began earlier. */
  readonly lasting: readonly (readonly HallUse[])[];
}

export const lastDayOf = (use: HallUse): Date => daysOfEvent(timesOf(use)).last;

/** After its first day. */
function goesOn(use: HallUse, day: Date): boolean {
  const { first, last } = daysOfEvent(timesOf(use));
  return first < day && day <= last;
}

/** The settings' halls in order, then all other places together, if they have events. */
export function boardRows(
  uses: readonly HallUse[],
  halls: readonly string[],
  days: readonly Date[],
): BoardRow[] {
  const names = days.map((day) => dayOf(day));
  const rowOf = (hall: string, own: readonly HallUse[]): BoardRow => ({
    hall,
    days: names.map((name) => own.filter(({ at }) => dayOf(at) === name)),
    lasting: days.map((day) => own.filter((use) => goesOn(use, day))),
  });
  const others = uses.filter(({ hall }) => !halls.includes(hall));
  return [
    ...halls.map((hall) =>
      rowOf(
        hall,
        uses.filter((use) => use.hall === hall),
      ),
    ),
    ...(others.length > 0 ? [rowOf('', others)] : []),
  ];
}

export function clashingKeys(uses: readonly HallUse[]): Set<string> {
  const stays = uses.flatMap((use) => {
    const stay = stayOf(use);
    return stay ? [{ key: keyOf(use), stay }] : [];
  });
  const clashing = new Set<string>();
  stays.forEach((one, at) => {
    for (const other of stays.slice(at + 1)) {
      if (clashes(one.stay, other.stay)) {
        clashing.add(one.key);
        clashing.add(other.key);
      }
    }
  });
  return clashing;
}

/** On a later day only with other events of several days, since its opening is over. */
export const isClashingOn = (use: HallUse, sameDay: readonly HallUse[]): boolean =>
  clashingKeys(sameDay).has(keyOf(use));

/** At the same local time; undefined if the clock change skips it. */
export const weekLater = (at: string): Date | undefined =>
  onDay(at, startOfBelgradeDay(new Date(at), WEEK));
