import {
  belgradeDay,
  daysIn,
  formatDate,
  formatTime,
  sameBelgradeDay,
  startOfBelgradeDay,
  formatShortDay,
  weekday,
} from '@centar/domain/dates.ts';
import {
  daysLeft,
  daysOf,
  endOf,
  eventState,
  isContinuous,
  isLasting,
  isPast,
  visitingHours,
  weekOf,
  type EventState,
  type EventTimes,
  type OpenHours,
} from '@centar/domain/eventState.ts';
import {
  exceptionsAhead,
  lastDayOf,
  openingsLine,
  shortTime,
  weekLine,
  type HoursException,
  type Opening,
  type OpeningHours,
  type Week,
  type Weekday,
} from '@centar/domain/openingHours.ts';
import { eventTexts as texts } from './event.texts.ts';

/** With more days left, their number is not shown. */
const COUNTED_DAYS = 30;
/** Beyond this many days a date without its year is ambiguous. */
const PLAIN_DAYS = 300;
const MIDNIGHT = '00:00';

/** With its opening hours, if any. */
export interface VisitedEvent extends EventTimes {
  readonly eventHappeningDateTime: string;
  readonly endsAt?: string | null | undefined;
  readonly openHours?: readonly {
    readonly day: string;
    readonly from: string;
    readonly to: string;
  }[];
}

export interface Lasting {
  readonly state: EventState;
  /** A moment on the first day and one on the last. */
  readonly first: string;
  readonly last: string;
  /** `do 20.12.2026`, and where the year is clear `do 20.12.` */
  readonly until: string;
  readonly untilDay: string;
  /** `Traje, još 5 dana`, `Traje, poslednji dan`; undefined before and after the event. */
  readonly mark: string | undefined;
  /** `Otvoreno danas do 20 h`; undefined unless it is in progress and its hours are known. */
  readonly today: string | undefined;
  readonly isOpenToday: boolean;
  /** Of today: `do 20 h`, `17–20 h`; empty unless it is still open today. */
  readonly hoursLeft: string;
  /**
   * `utorak–nedelja 10–20 h, ponedeljkom zatvoreno`; empty where the hours are not known, and of a
   * day and a night in sequence.
   */
  readonly hours: string;
  /** `završetak 20.12. u 20:00`; empty if it ends at midnight. */
  readonly ends: string;
}

/** `od 19.11.2026 do 20.12.2026`; undefined for an event of one day. */
export function spanWords(event: EventTimes): string | undefined {
  if (!event.endsAt || !isLasting(event)) return undefined;
  const { first, last } = daysOf(event);
  return `${texts.from} ${formatDate(first)} ${texts.until(formatDate(last))}`;
}

const ownHours = ({ openHours = [] }: VisitedEvent) => openHours as readonly OpenHours[];

const isOpenOnSomeDay = (event: VisitedEvent, house: OpeningHours): boolean =>
  ownHours(event).length > 0 || Object.values(house.house).some((openings) => openings.length > 0);

const openingsOf = (event: VisitedEvent, house: OpeningHours, at: Date): readonly Opening[] =>
  visitingHours({ ...event, openHours: ownHours(event) }, house, at);

/** Of today. The last night continues after the centre has closed. */
function hoursLeft(event: VisitedEvent, house: OpeningHours, now: Date): readonly Opening[] {
  const time = formatTime(now);
  const left = openingsOf(event, house, now).filter(([, to]) => to > time);
  const { last } = daysOf(event);
  const end = formatTime(endOf(event));
  const endsInNight = end !== MIDNIGHT && startOfBelgradeDay(endOf(event)) > last;
  if (!endsInNight || now < last || isPast(event, now)) return left;
  return [...left.slice(0, -1), [left.at(-1)?.[0] ?? MIDNIGHT, end]];
}

/** `otvoreno 10–20 h` for the Belgrade day of a moment; empty where it is closed or not known. */
export function hoursOn(event: VisitedEvent, house: OpeningHours, at: Date): string {
  const line = openingsLine(openingsOf(event, house, at));
  return line && texts.open(line);
}

/** Whether it is the night after the event's last day, which still counts as that day. */
export const isInLastNight = (event: VisitedEvent, now: Date): boolean =>
  !isPast(event, now) && daysOf(event).last < startOfBelgradeDay(now);

/** On a Belgrade day. Always open on its first day; without known hours, on each of its days. */
export function isOpenOn(event: VisitedEvent, house: OpeningHours, at: Date): boolean {
  const { first, last } = daysOf(event);
  const day = startOfBelgradeDay(at);
  if (day < first || day > last) return false;
  return (
    !isOpenOnSomeDay(event, house) ||
    sameBelgradeDay(at, event.eventHappeningDateTime) ||
    openingsOf(event, house, at).length > 0
  );
}

function todayWords(event: VisitedEvent, house: OpeningHours, now: Date): string | undefined {
  if (!isOpenOnSomeDay(event, house)) return undefined;
  const left = hoursLeft(event, house, now);
  const [next] = left;
  if (!next) {
    const over = openingsOf(event, house, now).at(-1);
    if (over) return texts.closedSince(shortTime(over[1]));
    // The opening takes place even if the centre is closed by then.
    return sameBelgradeDay(event.eventHappeningDateTime, now) ? undefined : texts.closedToday;
  }
  return texts.openToday(leftWords(left, now));
}

/** `do 20 h`, and before it opens `17–20 h`. */
function leftWords(left: readonly Opening[], now: Date): string {
  const [next] = left;
  return next && left.length === 1 && next[0] <= formatTime(now)
    ? texts.untilTime(shortTime(next[1]))
    : openingsLine(left);
}

function markOf(event: VisitedEvent, now: Date): string {
  const days = daysLeft(event, now);
  if (days === 1) return `${texts.lasts}, ${texts.lastDay}`;
  return days > COUNTED_DAYS ? texts.lasts : `${texts.lasts}, ${texts.left(days)}`;
}

/** Undefined for a day and a night in sequence. */
function usualWeek(event: VisitedEvent, house: OpeningHours): Week | undefined {
  const own = ownHours(event);
  if (own.length === 0 && isContinuous(event)) return undefined;
  return own.length > 0 ? weekOf(own) : house.house;
}

function hoursLine(event: VisitedEvent, house: OpeningHours): string {
  const week = usualWeek(event, house);
  return week ? weekLine(week, texts.closed) : '';
}

/** How many days ahead exceptions are told. */
const TOLD_DAYS = 60;

/** Midnights of the days of an exception. */
function daysOfException(exception: HoursException): Date[] {
  const start = belgradeDay(exception.date)?.start;
  const end = belgradeDay(lastDayOf(exception))?.end;
  return start && end ? daysIn({ start, end }) : [];
}

/** `27.11.`, `31.12–02.01.` */
function rangeOf(days: readonly Date[]): string {
  const [from = '', to = ''] = [days[0], days.at(-1)].map((day) =>
    day ? formatShortDay(day) : '',
  );
  return from === to ? from : `${from.slice(0, -1)}–${to}`;
}

/**
 * The centre's exceptional days on which the event would otherwise be open, or open at other hours:
 * `zatvoreno 31.12–02.01. (Nova godina), 05.01. 10–14 h`.
 */
export function exceptionWords(event: VisitedEvent, house: OpeningHours, now: Date): string {
  const week = usualWeek(event, house);
  if (!week || !isOpenOnSomeDay(event, house)) return '';
  const { first, last } = daysOf(event);
  const today = startOfBelgradeDay(now);
  const from = first > today ? first : today;
  const isChangedBy = (line: string, day: Date): boolean => {
    const usual = openingsLine(week[weekday(day) as Weekday]);
    // The opening takes place even if the centre is closed.
    if (line === '' && sameBelgradeDay(day, event.eventHappeningDateTime)) return false;
    return usual !== line && (usual !== '' || ownHours(event).length === 0);
  };
  return exceptionsAhead(house, from, TOLD_DAYS)
    .flatMap((exception) => {
      const line = openingsLine(exception.house);
      const days = daysOfException(exception).filter(
        (day) => day >= from && day <= last && isChangedBy(line, day),
      );
      if (days.length === 0) return [];
      const words = line ? `${rangeOf(days)} ${line}` : `${texts.closed} ${rangeOf(days)}`;
      return exception.note ? `${words} (${exception.note})` : words;
    })
    .join(', ');
}

function endWords(event: VisitedEvent): string {
  const end = endOf(event);
  const time = formatTime(end);
  return time === MIDNIGHT ? '' : texts.ends(formatShortDay(end), time);
}

/** Undefined for an event of one day. */
export function lastingOf(
  event: VisitedEvent,
  house: OpeningHours,
  now: Date,
): Lasting | undefined {
  if (!isLasting(event)) return undefined;
  const days = daysOf(event);
  const state = eventState(event, now);
  const isOn = state === 'on';
  const left = isOn ? hoursLeft(event, house, now) : [];
  const isFar = daysLeft(event, now) > PLAIN_DAYS;
  return {
    state,
    first: days.first.toISOString(),
    last: days.last.toISOString(),
    until: texts.until(formatDate(days.last)),
    untilDay: texts.until(isFar ? formatDate(days.last) : formatShortDay(days.last)),
    mark: isOn ? markOf(event, now) : undefined,
    today: isOn ? todayWords(event, house, now) : undefined,
    isOpenToday: left.length > 0,
    hoursLeft: leftWords(left, now),
    hours: hoursLine(event, house),
    ends: endWords(event),
  };
}
