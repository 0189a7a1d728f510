import { readClock, type BelgradeTime } from './belgradeClock.ts';
import { readWritten } from './typedDate.ts';

const WEEKDAYS = ['nedelja', 'ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota'];
/** Weekdays in the accusative, for "Sačuvano u sredu 24.11. u 18:05". */
const WEEKDAYS_ACCUSATIVE = [
  'nedelju',
  'ponedeljak',
  'utorak',
  'sredu',
  'četvrtak',
  'petak',
  'subotu',
];
const MONTHS = [
  'januar',
  'februar',
  'mart',
  'april',
  'maj',
  'jun',
  'jul',
  'avgust',
  'septembar',
  'oktobar',
  'novembar',
  'decembar',
];

/** Makes the first reading quick, as a piece of work of its own. */
export function prepareDates(): void {
  toBelgrade(new Date());
}

/** Minutes by which Belgrade is ahead of UTC, by the begin of a UTC month or day; null where the clock changes in it. */
type Offsets = Map<number, number | null>;
const monthOffsets: Offsets = new Map();
const dayOffsets: Offsets = new Map();
/** Of other years nothing is kept. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes by which a reading is ahead of UTC. */
function aheadOfUtc({ year, month, day, hour, minute }: BelgradeTime, moment: number): number {
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - Math.floor(moment / 60_000);
}

function steadyOffset(offsets: Offsets, start: number, end: number): number | null {
  let offset = offsets.get(start);
  if (offset === undefined) {
    const atStart = aheadOfUtc(readClock(start), start);
    offset = aheadOfUtc(readClock(end), end) === atStart ? atStart : null;
    offsets.set(start, offset);
  }
  return offset;
}

/**
 * The offset of the month or day around a moment: a long list has hundreds of moments, and reading each by the time zone
 * takes longer than drawing the list. Null where the moment has to be read by itself.
 */
function knownOffset(date: Date): number | null {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return null;
  return (
    steadyOffset(monthOffsets, Date.UTC(year, month), Date.UTC(year, month + 1)) ??
    steadyOffset(dayOffsets, Date.UTC(year, month, day), Date.UTC(year, month, day + 1))
  );
}

/** The reading of clock and calendar in Belgrade at a moment (a Date or an ISO 8601 text). */
export function toBelgrade(moment: Date | string): BelgradeTime {
  const date = new Date(moment);
  const offset = knownOffset(date);
  if (offset === null) return readClock(date.getTime());
  const local = new Date(date.getTime() + offset * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

function offsetMinutes(moment: Date): number {
  return aheadOfUtc(toBelgrade(moment), moment.getTime());
}

/**
 * The moment at which a Belgrade clock shows this time. In the hour that the autumn change repeats the first
 * pass is meant; a time that the spring change skips is read as if the clock had not yet moved.
 */
export function fromBelgrade(time: BelgradeTime): Date {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  const before = offsetMinutes(new Date(wall - 24 * 3_600_000));
  const after = offsetMinutes(new Date(wall + 24 * 3_600_000));
  const early = new Date(wall - before * 60_000);
  if (before === after || offsetMinutes(early) === before) return early;
  const late = new Date(wall - after * 60_000);
  return offsetMinutes(late) === after ? late : early;
}

/** Midnight in Belgrade at the start of the day that is `days` after the day of `moment`. */
export function startOfBelgradeDay(moment: Date, days = 0): Date {
  const { year, month, day } = toBelgrade(moment);
  const shifted = new Date(Date.UTC(year, month - 1, day + days));
  return fromBelgrade({
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: 0,
    minute: 0,
  });
}

/** The moments at which the Belgrade year of `moment` starts and ends (the end is exclusive). */
export function belgradeYear(moment: Date): { start: Date; end: Date } {
  const { year } = toBelgrade(moment);
  const first = (of: number): Date =>
    fromBelgrade({ year: of, month: 1, day: 1, hour: 0, minute: 0 });
  return { start: first(year), end: first(year + 1) };
}

/** `dd.MM.yyyy` (specification, section 9). */
export function formatDate(moment: Date | string): string {
  const { day, month, year } = toBelgrade(moment);
  return `${two(day)}.${two(month)}.${String(year)}`;
}

/** `HH:mm`. */
export function formatTime(moment: Date | string): string {
  const { hour, minute } = toBelgrade(moment);
  return `${two(hour)}:${two(minute)}`;
}

/** `dd.MM.yyyy HH:mm` (specification, section 9). */
export function formatDateTime(moment: Date | string): string {
  return `${formatDate(moment)} ${formatTime(moment)}`;
}

function weekdayIndex(moment: Date | string): number {
  const { year, month, day } = toBelgrade(moment);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The name of the Belgrade weekday, in the nominative: `utorak`. */
export function weekday(moment: Date | string): string {
  return WEEKDAYS[weekdayIndex(moment)] ?? '';
}

/** The weekday as it stands after `u`: `sredu`. */
export function weekdayAccusative(moment: Date | string): string {
  return WEEKDAYS_ACCUSATIVE[weekdayIndex(moment)] ?? '';
}

/** The name of the Belgrade month: `novembar`. */
export function monthName(moment: Date | string): string {
  return MONTHS[toBelgrade(moment).month - 1] ?? '';
}

/**
 * Which of two moments (ISO 8601) comes first, for sorting. Not `localeCompare`, for whose first use a phone needs a
 * noticeable while.
 */
export function compareMoments(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

/** Do two moments fall on one Belgrade calendar day? */
export function sameBelgradeDay(a: Date | string, b: Date | string): boolean {
  return formatDate(a) === formatDate(b);
}

/** A moment told beside another one: the time alone where both are on the same day. */
export function formatBeside(moment: Date | string, other: Date | string): string {
  return sameBelgradeDay(moment, other) ? formatTime(moment) : formatDateTime(moment);
}

/** An event is upcoming until the end of its Belgrade calendar day and past after it (product decision 3). */
export function isUpcoming(happensAt: Date | string, now: Date): boolean {
  return new Date(happensAt) >= startOfBelgradeDay(now);
}

/** How long after its start a screening stays in the schedule, in milliseconds (product decision 3). */
export const SCREENING_VISIBLE_MS = 2 * 3_600_000;

/** A screening leaves the schedule two hours after it starts. */
export function isScreeningVisible(startsAt: Date | string, now: Date): boolean {
  return new Date(startsAt).getTime() + SCREENING_VISIBLE_MS > now.getTime();
}

/** Why a text is no moment. */
export type MomentProblem = 'notADate' | 'noHour' | 'hourSkipped';

/** A typed moment in Belgrade time, or what is wrong with it; a day alone lacks its hour. */
export function readMoment(text: string): Date | MomentProblem {
  const written = readWritten(text);
  if (!written) return 'notADate';
  const { hour, minute, ...day } = written.date;
  if (hour === undefined || minute === undefined) return 'noHour';
  const at = fromBelgrade({ ...day, hour, minute });
  // The spring change skips an hour, which no clock shows.
  return toBelgrade(at).hour === hour ? at : 'hourSkipped';
}

/** A typed moment; undefined for what is none, a day alone included. */
export function parseMoment(text: string): Date | undefined {
  const read = readMoment(text);
  return read instanceof Date ? read : undefined;
}

/** A typed moment, or the beginning of a typed day; undefined for anything else. */
export function parseTyped(text: string): Date | undefined {
  const written = readWritten(text);
  if (!written?.isWhole) return undefined;
  return written.date.hour === undefined
    ? fromBelgrade({ ...written.date, hour: 0, minute: 0 })
    : parseMoment(text);
}

/** The Belgrade day of a moment, as an address names it: `2026-11-24`. */
export function dayOf(moment: Date | string): string {
  const { year, month, day } = toBelgrade(moment);
  return `${String(year)}-${two(month)}-${two(day)}`;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The moments at which a Belgrade day, written `yyyy-MM-dd`, starts and ends (the end is exclusive).
 * Undefined for anything else, days that don't exist included.
 */
export function belgradeDay(text: string): { start: Date; end: Date } | undefined {
  const [year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).slice(1).map(Number);
  const noon = fromBelgrade({ year, month, day, hour: 12, minute: 0 });
  const shown = toBelgrade(Number.isNaN(noon.getTime()) ? new Date(0) : noon);
  if (year < 1000 || shown.year !== year || shown.month !== month || shown.day !== day) {
    return undefined;
  }
  return { start: startOfBelgradeDay(noon), end: startOfBelgradeDay(noon, 1) };
}

/** A day as staff type it, `24.11.2026`, as it is sent: `2026-11-24`. Empty for nothing, undefined for no such day. */
export function readDay(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const at = parseTyped(typed);
  return at && dayOf(at);
}

/** `2026-11-24` as it is shown and typed; what is no day is shown as it is, to be corrected. */
export function showDay(day: string): string {
  return DAY.test(day) ? day.split('-').toReversed().join('.') : day;
}
