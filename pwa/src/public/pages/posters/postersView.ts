import { dayOf, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { daysOf } from '@centar/domain/eventState.ts';
import { timesOf, type ScheduleEntry } from '../schedule/scheduleView.ts';

export interface Poster {
  /** Its next date that is not cancelled, otherwise its next one. */
  readonly entry: ScheduleEntry;
  /** The number of other dates. */
  readonly more: number;
  /** Has a date in the printed month. */
  readonly isPrinted: boolean;
}

/** From this day on, the next month is printed: the sheet hangs for weeks. */
const NEXT_MONTH_FROM = 24;

/** The month of the printed sheet, `2026-12`. */
export function printedMonth(now: Date): string {
  const { day } = toBelgrade(now);
  return dayOf(startOfBelgradeDay(now, day < NEXT_MONTH_FROM ? 0 : 10)).slice(0, 7);
}

/** Whether it takes place in a month, `2026-12`. */
export function isOnSheet(entry: ScheduleEntry, month: string): boolean {
  if (entry.status === 'cancelled') return false;
  const { first, last } = daysOf(timesOf(entry));
  return dayOf(first).slice(0, 7) <= month && dayOf(last).slice(0, 7) >= month;
}

/** One of each programme and film, in the order of their first dates. */
export function postersOf(entries: readonly ScheduleEntry[], now: Date): Poster[] {
  const month = printedMonth(now);
  return [...groupBy(entries, ({ href }) => href).values()].flatMap((dates) => {
    const entry = dates.find(({ status }) => status !== 'cancelled') ?? dates[0];
    if (!entry) return [];
    const isPrinted = dates.some((date) => isOnSheet(date, month));
    return [{ entry, more: dates.length - 1, isPrinted }];
  });
}

/** Millimetres of an A3 sheet inside its margins, without its head. */
const SHEET_WIDTH = 277;
const SHEET_HEIGHT = 370;
const DATE_LINE = 5;
const DATE_COLUMNS = 3;
const [FEWEST, MOST] = [4, 12];

/** The fewest columns in which the posters, of 2 : 3, leave room for the list of dates. */
export function sheetColumns(posters: number, dates: number): number {
  const room = SHEET_HEIGHT - Math.ceil(dates / DATE_COLUMNS) * DATE_LINE;
  let columns = FEWEST;
  while (columns < MOST && Math.ceil(posters / columns) * ((SHEET_WIDTH / columns) * 1.5) > room) {
    columns += 1;
  }
  return columns;
}

/** The class of a drawn title: long words and titles are smaller. */
export function letteringOf(title: string): string | undefined {
  if (title.length > 60 || /\S{16}/u.test(title)) return 'letters-small';
  return title.length > 24 || /\S{11}/u.test(title) ? 'letters-medium' : undefined;
}
