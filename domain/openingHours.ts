import { dayOf, startOfBelgradeDay, weekday } from './dates.ts';

/** The days of the week, the first one first. */
export const WEEKDAYS = [
  'ponedeljak',
  'utorak',
  'sreda',
  'četvrtak',
  'petak',
  'subota',
  'nedelja',
] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** From when until when something is open: `['10:00', '20:00']`. */
export type Opening = readonly [string, string];

/** The openings of a week, by day; none on a closed day. */
export type Week = Readonly<Record<Weekday, readonly Opening[]>>;

/** When the house and its box office are open. */
export interface OpeningHours {
  readonly house: Week;
  readonly boxOffice: Week;
  /** Days that differ from their weekday (a holiday, a night of museums), in their order; `date` is `2026-12-31`. */
  readonly exceptions: readonly {
    readonly date: string;
    readonly house: readonly Opening[];
    readonly boxOffice: readonly Opening[];
    readonly note: string;
  }[];
}

/** `10` for 10:00, `10:30` as it is. */
const short = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');

/** `10–14 i 17–20 h`, empty for none. */
export function openingsLine(openings: readonly Opening[]): string {
  if (openings.length === 0) return '';
  return `${openings.map(([from, to]) => `${short(from)}–${short(to)}`).join(' i ')} h`;
}

/** `utorak–nedelja 9–22 h, ponedeljak zatvoreno`: neighbouring days with the same openings together. */
export function weekLine(week: Week, closed: string): string {
  const stretches: { from: Weekday; to: Weekday; line: string }[] = [];
  for (const day of WEEKDAYS) {
    const line = openingsLine(week[day]);
    const last = stretches.at(-1);
    if (last?.line === line) last.to = day;
    else stretches.push({ from: day, to: day, line });
  }
  const isOpen = stretches.some(({ line }) => line !== '');
  if (!isOpen) return '';
  return stretches
    .toSorted((one, other) => Number(one.line === '') - Number(other.line === ''))
    .map(({ from, to, line }) => {
      const days = from === to ? from : `${from}–${to}`;
      return `${days} ${line || closed}`;
    })
    .join(', ');
}

/** The openings of the Belgrade day of a moment, its exception counted, and what is said of it. */
export function openingsOn(
  { exceptions, ...weeks }: OpeningHours,
  part: 'house' | 'boxOffice',
  at: Date,
): { readonly openings: readonly Opening[]; readonly note: string } {
  const date = dayOf(at);
  const exception = exceptions.find((one) => one.date === date);
  if (exception) return { openings: exception[part], note: exception.note };
  return { openings: weeks[part][weekday(at) as Weekday], note: '' };
}

/** The exceptions of the next `days` days, today counted. */
export function exceptionsAhead({ exceptions }: OpeningHours, at: Date, days: number) {
  const [from, to] = [dayOf(at), dayOf(startOfBelgradeDay(at, days))];
  return exceptions.filter(({ date }) => date >= from && date < to);
}
