import { parseStart } from '@centar/domain/allDay.ts';
import {
  formatDate,
  formatDateTime,
  formatTime,
  parseTyped,
  startOfBelgradeDay,
  toBelgrade,
} from '@centar/domain/dates.ts';
import { withoutInvisible } from '@centar/domain/invisible.ts';
import { fold } from '@centar/domain/search.ts';
import { isBlank, type EventRow, type RowKind } from './eventRow.ts';

export type Repetition = 'day' | 'week';

/** As typed: from `27.11.2026` to `29.11.2026`, each day at `18:00, 20:30`. */
export interface Grid {
  readonly from: string;
  readonly to: string;
  readonly every: Repetition;
  readonly times: string;
  readonly hall: string;
}

export type GridProblem = 'wrongDays' | 'wrongTimes' | 'tooMany';

const TIME = /^(\d{1,2})(?:[:.](\d{2})h?|h(\d{2})?)?$/i;
/** `18:00 i 20:30`, `u 18`, `18 h` */
const BESIDE_TIMES = /^(?:i|и|u|у|h)$/i;
/** Two hours, or an hour and its minutes: `18,20`. */
const UNCLEAR = /(?<![\d:.h])\d{1,2}(?:,|\s+)\d{2}(?![\d:.h])/i;
const two = (value: string): string => value.padStart(2, '0');

/** `18:00, 20.30 i 22` as `18:00`, `20:30`, `22:00`; undefined if one is not a time. */
function readTimes(text: string): string[] | undefined {
  const clean = withoutInvisible(text);
  const words = clean.split(/[,;\s]+/).filter((word) => word !== '' && !BESIDE_TIMES.test(word));
  const times = words.map((word) => {
    const [, hour = '24', minute, after = '00'] = TIME.exec(word) ?? [];
    return `${two(hour)}:${minute ?? after}`;
  });
  const areTimes = times.every((time) => time < '24:00' && time.slice(3) < '60');
  return times.length > 0 && areTimes && !UNCLEAR.test(clean)
    ? [...new Set(times)].toSorted()
    : undefined;
}

/** `later` days on, with a time. The form refuses an hour skipped by a clock change. */
const onDay = (day: Date, later: number, time: string): string =>
  `${formatDate(startOfBelgradeDay(day, later))} ${time}`;

const STEP_DAYS = { day: 1, week: 7 } as const;

export function gridRows<Row extends EventRow>(
  { from, to, every, times, hall }: Grid,
  { empty, most }: Pick<RowKind<Row>, 'empty' | 'most'>,
): Row[] | GridProblem {
  const [first, last] = [parseTyped(from), parseTyped(to.trim() === '' ? from : to)];
  if (!first || !last || last < first) return 'wrongDays';
  const at = readTimes(times);
  if (!at) return 'wrongTimes';
  const rows: Row[] = [];
  for (let later = 0; startOfBelgradeDay(first, later) <= last; later += STEP_DAYS[every]) {
    rows.push(...at.map((time) => ({ ...empty, date: onDay(first, later, time), hall })));
    if (rows.length > most) return 'tooMany';
  }
  return rows;
}

/** In Belgrade. */
function monday(moment: Date): Date {
  const { year, month, day } = toBelgrade(moment);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return startOfBelgradeDay(moment, -((weekday + 6) % 7));
}

/** The last week's rows, seven days later at the same local time. */
export function nextWeekRows<Row extends EventRow>(
  rows: readonly Row[],
  { settle }: Pick<RowKind<Row>, 'settle'>,
): Row[] {
  const dated = rows
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((row) => {
      const at = parseStart(row.date);
      return at ? [{ row, at }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const last = dated.at(-1);
  if (!last) return [];
  const start = monday(last.at);
  return dated
    .filter(({ at }) => at >= start)
    .map(({ row: before, at }) => {
      const { id: _stored, ...row } = before;
      const later = { ...row, ...AS_ANNOUNCED, date: onDay(at, 7, formatTime(at)) } as Row;
      return settle?.(later, before) ?? later;
    });
}

const AS_ANNOUNCED = { status: 'scheduled', statusNote: '', former: '' } as const;

const momentOf = (date: string): string => {
  const at = parseStart(date);
  return at ? formatDateTime(at) : date;
};

/** Without duplicates and blank rows. */
export function withRows<Row extends EventRow>(
  rows: readonly Row[],
  added: readonly Row[],
  { ownDate }: Pick<RowKind<Row>, 'ownDate'> = {},
): { readonly rows: readonly Row[]; readonly count: number } {
  const keyOf = ({ date, hall }: EventRow): string =>
    ownDate === undefined ? `${momentOf(date)} ${fold(hall.trim())}` : momentOf(date);
  const kept = rows.filter((row) => !isBlank(row));
  const taken = new Set(kept.map(keyOf));
  if (ownDate !== undefined) taken.add(momentOf(ownDate));
  const fresh = added.filter((row) => {
    const key = keyOf(row);
    const isFree = !taken.has(key);
    taken.add(key);
    return isFree;
  });
  return fresh.length === 0
    ? { rows, count: 0 }
    : { rows: [...kept, ...fresh], count: fresh.length };
}
