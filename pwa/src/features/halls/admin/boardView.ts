import {
  belgradeDay,
  dayOf,
  formatDate,
  formatTime,
  parseMoment,
  startOfBelgradeDay,
  toBelgrade,
} from '@centar/domain/dates.ts';
import { daysOf as daysOfEvent } from '@centar/domain/eventState.ts';
import { clashes, stayOf } from '../../../admin/halls/clash.ts';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';

const WEEK = 7;

/** Monday of the week of a moment, at the start of the Belgrade day. */
export function mondayOf(at: Date): Date {
  const { year, month, day } = toBelgrade(at);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || WEEK;
  return startOfBelgradeDay(at, 1 - weekday);
}

/** The Monday of the week in an address, which names any of its days (`2026-11-23`); otherwise that of the present week. */
export function weekOf(named: string | null, now: Date): Date {
  return mondayOf(belgradeDay(named ?? '')?.start ?? now);
}

/** The seven days of a week, each at its start; a week with a change of the clock has seven too. */
export const daysOf = (monday: Date): Date[] =>
  Array.from({ length: WEEK }, (_, index) => startOfBelgradeDay(monday, index));

/** A unique key of one event in a hall. */
export const keyOf = ({ itemType, itemId, screeningId, programDateId }: HallUse): string =>
  [itemType, itemId, screeningId ?? programDateId ?? ''].join('-');

/** One row of the board: a hall and its events by the days on which they begin. */
export interface BoardRow {
  readonly hall: string;
  readonly days: readonly (readonly HallUse[])[];
  /** By days, what began earlier and goes on for several days. */
  readonly lasting: readonly (readonly HallUse[])[];
}

const timesOf = ({ at, endsAt }: HallUse) => ({ eventHappeningDateTime: at, endsAt });

/** The last day of an event. */
export const lastDayOf = (use: HallUse): Date => daysOfEvent(timesOf(use)).last;

/** Whether an event of several days goes on on the day that begins at a moment, after its first one. */
function goesOn(use: HallUse, day: Date): boolean {
  const { first, last } = daysOfEvent(timesOf(use));
  return first < day && day <= last;
}

/** The halls of the settings in their order, then all other places together, if anything takes place there. */
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

/** The keys of the events that use the same hall at the same time as another. */
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

/** Whether what goes on clashes on one of its later days: with others that last, since its opening is over. */
export const isClashingOn = (use: HallUse, sameDay: readonly HallUse[]): boolean =>
  clashingKeys(sameDay).has(keyOf(use));

/** The same hour and minute on another day; undefined where the spring change of the clock skips that hour. */
export const onDay = (at: string, day: Date): Date | undefined =>
  parseMoment(`${formatDate(day)} ${formatTime(at)}`);

/** A week later, at the same local hour; undefined where there is none. */
export const weekLater = (at: string): Date | undefined =>
  onDay(at, startOfBelgradeDay(new Date(at), WEEK));
