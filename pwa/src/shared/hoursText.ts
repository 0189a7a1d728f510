import { belgradeDay, dayOf, formatTime, showDay, weekday } from '@centar/domain/dates.ts';
import {
  exceptionOn,
  exceptionsAhead,
  hasHours,
  openingsLine,
  openingsOn,
  shortTime,
  weekLine,
  type HoursException,
  type HoursPart,
  type OpeningHours,
} from '@centar/domain/openingHours.ts';
import { siteTexts } from './texts/site.texts.ts';

const { closed, closedHouse, boxOfficeLine, closedAllDay, parts, closedParts, onDay, todayOn } =
  siteTexts.hours;
const { daysFromTo, lastOn } = siteTexts.hours;

const today = siteTexts.hours;
const { boxOfficeUntil, boxOfficeFrom, boxOfficeClosed, boxOfficeClosedSince } = siteTexts.nav;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Keeps `subota–nedelja` and `22 h` on one line, with a word joiner and a space that don't break. */
const bound = (line: string): string =>
  line.replace(/(\p{L})–(?=\p{L})/gu, '$1–\u2060').replace(/(\d) h\b/g, '$1\u00a0h');

const CLOSED: Readonly<Record<HoursPart, string>> = { house: closedHouse, boxOffice: closed };

/** `utorak–nedelja 9–22 h, ponedeljkom zatvoreno`; empty without hours. */
export const partLine = (hours: OpeningHours, part: HoursPart): string =>
  bound(weekLine(hours[part], CLOSED[part]));

/** Of the centre and the box office, one on each line. */
export function hoursText(hours: OpeningHours): string {
  const boxOffice = partLine(hours, 'boxOffice');
  return [capital(partLine(hours, 'house')), boxOffice && boxOfficeLine(boxOffice)]
    .filter(Boolean)
    .join('\n');
}

/** How many days ahead an exception is announced. */
const AHEAD_DAYS = 7;

const PARTS: readonly HoursPart[] = ['house', 'boxOffice'];

/** `kuća 10–14 h, blagajna 10–12 h (Dan grada)`, `zatvoreno ceo dan (Nova godina)`. */
export function exceptionText(hours: OpeningHours, exception: HoursException): string {
  const known = PARTS.filter((part) => hasHours(hours, part));
  const isClosed = PARTS.every((part) => exception[part].length === 0);
  const text = isClosed
    ? closedAllDay
    : known
        .map((part) =>
          exception[part].length > 0
            ? `${parts[part]} ${openingsLine(exception[part])}`
            : closedParts[part],
        )
        .join(', ');
  return exception.note ? `${text} (${exception.note})` : text;
}

export interface TodaysHours {
  /** `danas do 22 h` */
  readonly short: string;
  /** `Otvoreno sad, danas do 22 h` */
  readonly sentence: string;
}

/** Today's openings that have not ended; the first one may have begun. */
function leftToday(hours: OpeningHours, part: HoursPart, now: Date) {
  const { openings } = openingsOn(hours, part, now);
  const time = formatTime(now);
  const left = openings.filter(([, to]) => to > time);
  const [next] = left;
  return { left, next, isOpen: next !== undefined && next[0] <= time, last: openings.at(-1) };
}

/** Whether the centre is open, and until or from when today; undefined without hours. */
export function todaysHours(hours: OpeningHours, now: Date): TodaysHours | undefined {
  if (!hasHours(hours, 'house')) return undefined;
  const { left, next, isOpen, last } = leftToday(hours, 'house', now);
  if (!next) {
    const short = last ? today.closedSince(shortTime(last[1])) : today.closedToday;
    return { short, sentence: capital(short) };
  }
  if (isOpen) {
    const short = today.todayUntil(shortTime(next[1]));
    return { short, sentence: today.openNow(short) };
  }
  const short = today.todayFrom(openingsLine(left));
  return { short, sentence: today.closedNow(short) };
}

export interface HoursNotice {
  /** `2026-11-27`, the first day. */
  readonly date: string;
  readonly isToday: boolean;
  /** `Petak 27.11: kuća 10–14 h, blagajna 10–12 h (Dan grada)` */
  readonly text: string;
}

/** `27.11` */
const shortDay = (day: string): string => showDay(day).slice(0, 'dd.MM'.length);

function noticeOf(hours: OpeningHours, exception: HoursException, now: Date): HoursNotice {
  const { date, until } = exception;
  const today = dayOf(now);
  const isToday = exceptionOn(hours, today) === exception;
  const text = exceptionText(hours, exception);
  if (isToday) {
    const last = until && until > today ? `, ${lastOn(shortDay(until))}` : '';
    return { date, isToday, text: todayOn(weekday(now), shortDay(today), text + last) };
  }
  const name = (day: string): string => weekday(belgradeDay(day)?.start ?? now);
  const days = until ? daysFromTo(shortDay(date), name(until), shortDay(until)) : shortDay(date);
  return { date, isToday, text: onDay(capital(name(date)), days, text) };
}

/** Exceptions of today and the next seven days, soonest first. */
export const hoursNotices = (hours: OpeningHours, now: Date): HoursNotice[] =>
  exceptionsAhead(hours, now, AHEAD_DAYS + 1).map((exception) => noticeOf(hours, exception, now));

/** `Blagajna danas do 20:00`, before it opens `Blagajna danas 16–20 h`; undefined without hours. */
export function boxOfficeWords(hours: OpeningHours, now: Date): string | undefined {
  if (!hasHours(hours, 'boxOffice')) return undefined;
  const { left, next, isOpen, last } = leftToday(hours, 'boxOffice', now);
  if (next) return isOpen ? boxOfficeUntil(next[1]) : boxOfficeFrom(openingsLine(left));
  return last ? boxOfficeClosedSince(last[1]) : boxOfficeClosed;
}

export const todaysHoursNotice = (hours: OpeningHours, now: Date): HoursNotice | undefined =>
  hoursNotices(hours, now).find(({ isToday }) => isToday);
