import { readClock, type BelgradeTime } from './belgradeClock.ts';
import { readWritten } from './typedDate.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

const WEEKDAYS = ['nedelja', 'ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota'];
/** For "Sačuvano u sredu 24.11. u 18:05". */
const WEEKDAYS_ACCUSATIVE = [
  'nedelju',
  'ponedeljak',
  'utorak',
  'sredu',
  'četvrtak',
  'petak',
  'subotu',
];
export const MONTHS = [
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

/** Minutes ahead of UTC by start of a UTC month or day; null if the offset changes in it. */
type Offsets = Map<number, number | null>;
const monthOffsets: Offsets = new Map();
const dayOffsets: Offsets = new Map();
/** Other years are not cached. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

const two = (value: number): string => String(value).padStart(2, '0');

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
 * Conversion by time zone is slow for lists of hundreds of moments, so offsets are cached. Null if
 * the moment must be converted separately.
 */
function knownOffset(date: Date): number | null {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return null;
  return (
    steadyOffset(monthOffsets, Date.UTC(year, month), Date.UTC(year, month + 1)) ??
    steadyOffset(dayOffsets, Date.UTC(year, month, day), Date.UTC(year, month, day + 1))
  );
}

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
 * A time repeated in autumn means its first pass. A time skipped in spring is read with the offset
 * before the change.
 */
export function fromBelgrade(time: BelgradeTime): Date {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  const before = offsetMinutes(new Date(wall - DAY_MS));
  const after = offsetMinutes(new Date(wall + DAY_MS));
  const early = new Date(wall - before * 60_000);
  if (before === after || offsetMinutes(early) === before) return early;
  const late = new Date(wall - after * 60_000);
  return offsetMinutes(late) === after ? late : early;
}

/** Midnight in Belgrade, `days` after the day of `moment`. */
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

/** The end is exclusive. */
export function belgradeYear(moment: Date): { start: Date; end: Date } {
  const { year } = toBelgrade(moment);
  const first = (of: number): Date =>
    fromBelgrade({ year: of, month: 1, day: 1, hour: 0, minute: 0 });
  return { start: first(year), end: first(year + 1) };
}

/** Such as `27.11.`, in Belgrade. */
export const formatShortDay = (moment: Date | string): string =>
  formatDate(moment).slice(0, 'dd.MM.'.length);

/** `dd.MM.yyyy` (specification, section 9). */
export function formatDate(moment: Date | string): string {
  const { day, month, year } = toBelgrade(moment);
  return `${two(day)}.${two(month)}.${String(year)}`;
}

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

/** Nominative: `utorak`. */
export function weekday(moment: Date | string): string {
  return WEEKDAYS[weekdayIndex(moment)] ?? '';
}

/** Accusative, after `u`: `sredu`. */
export function weekdayAccusative(moment: Date | string): string {
  return WEEKDAYS_ACCUSATIVE[weekdayIndex(moment)] ?? '';
}

/** Such as `novembar`. */
export function monthName(moment: Date | string): string {
  return MONTHS[toBelgrade(moment).month - 1] ?? '';
}

/** For sorting ISO 8601 texts. The first use of `localeCompare` is slow on phones. */
export function compareMoments(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

export function sameBelgradeDay(a: Date | string, b: Date | string): boolean {
  return formatDate(a) === formatDate(b);
}

/** Only the time if both are on the same day. */
export function formatBeside(moment: Date | string, other: Date | string): string {
  return sameBelgradeDay(moment, other) ? formatTime(moment) : formatDateTime(moment);
}

/** How long a started screening stays in the schedule, in milliseconds (product decision 3). */
export const SCREENING_VISIBLE_MS = 2 * HOUR_MS;

export function isScreeningVisible(startsAt: Date | string, now: Date): boolean {
  return new Date(startsAt).getTime() + SCREENING_VISIBLE_MS > now.getTime();
}

export type MomentProblem = 'notADate' | 'noHour' | 'hourUnclear' | 'hourSkipped';

/** Parses Belgrade time. After a day `noHour` means nothing more, `hourUnclear` another text. */
export function readMoment(text: string): Date | MomentProblem {
  const written = readWritten(text);
  if (!written) return 'notADate';
  const { hour, minute, ...day } = written.date;
  if (hour === undefined || minute === undefined) return written.isWhole ? 'noHour' : 'hourUnclear';
  const at = fromBelgrade({ ...day, hour, minute });
  // The spring change skips an hour.
  return toBelgrade(at).hour === hour ? at : 'hourSkipped';
}

/** Of an end or a deadline: also `15.12.2026. do 12h`. */
export const readUntil = (text: string): Date | MomentProblem =>
  readMoment(text.replace(/(\s)(?:do|до)\s+(?=\d)/i, '$1u '));

/** Undefined for anything else, including a day without an hour. */
export function parseMoment(text: string): Date | undefined {
  const read = readMoment(text);
  return read instanceof Date ? read : undefined;
}

/** A day means its midnight; undefined for anything else. */
export function parseTyped(text: string): Date | undefined {
  const written = readWritten(text);
  if (!written?.isWhole) return undefined;
  return written.date.hour === undefined
    ? fromBelgrade({ ...written.date, hour: 0, minute: 0 })
    : parseMoment(text);
}

/** Such as `2026-11-24`, in Belgrade. */
export function dayOf(moment: Date | string): string {
  const { year, month, day } = toBelgrade(moment);
  return `${String(year)}-${two(month)}-${two(day)}`;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The day `yyyy-MM-dd` in Belgrade; the end is exclusive. Undefined for a nonexistent day or
 * anything else.
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

/** The start of each day; the first may be later. The end is exclusive. */
export function daysIn({ start, end }: { readonly start: Date; readonly end: Date }): Date[] {
  const days: Date[] = [];
  for (let day = start; day < end; day = startOfBelgradeDay(day, 1)) days.push(day);
  return days;
}

/** Converts `24.11.2026` to `2026-11-24`; empty stays empty, undefined for an invalid day. */
export function readDay(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const at = parseTyped(typed);
  return at && dayOf(at);
}

/** Converts `2026-11-24` for display and typing; other texts stay, to be corrected. */
export function showDay(day: string): string {
  return DAY.test(day) ? day.split('-').toReversed().join('.') : day;
}
