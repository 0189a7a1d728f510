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

/** "On Mondays": the instrumental case. */
const ON_DAYS: Readonly<Record<Weekday, string>> = {
  ponedeljak: 'ponedeljkom',
  utorak: 'utorkom',
  sreda: 'sredom',
  četvrtak: 'četvrtkom',
  petak: 'petkom',
  subota: 'subotom',
  nedelja: 'nedeljom',
};

/** So many closed days are named one by one. */
const NAMED = 3;

interface Stretch {
  readonly days: readonly Weekday[];
  readonly line: string;
}

/** `sreda–nedelja`. */
const rangeOf = ({ days }: Stretch): string =>
  days.length === 1 ? String(days[0]) : `${String(days[0])}–${String(days.at(-1))}`;

/** `ponedeljkom i utorkom`; of many days `ponedeljak, sreda–nedelja`. */
function closedDays(stretches: readonly Stretch[]): string {
  const days = stretches.flatMap((stretch) => stretch.days);
  if (days.length > NAMED) return stretches.map(rangeOf).join(', ');
  return days
    .map((day) => ON_DAYS[day])
    .join(', ')
    .replace(/, ([^,]*)$/, ' i $1');
}

/** `utorak–nedelja 9–22 h, ponedeljkom zatvoreno`: neighbouring days with the same openings together. */
export function weekLine(week: Week, closed: string): string {
  const stretches: Stretch[] = [];
  for (const day of WEEKDAYS) {
    const line = openingsLine(week[day]);
    const last = stretches.at(-1);
    if (last?.line === line) stretches.splice(-1, 1, { days: [...last.days, day], line });
    else stretches.push({ days: [day], line });
  }
  const open = stretches.filter(({ line }) => line !== '');
  const shut = stretches.filter(({ line }) => line === '');
  if (open.length === 0) return '';
  const lines = open.map((stretch) => `${rangeOf(stretch)} ${stretch.line}`);
  return [...lines, ...(shut.length > 0 ? [`${closedDays(shut)} ${closed}`] : [])].join(', ');
}

/** One of the two timetables. */
export type HoursPart = 'house' | 'boxOffice';

/** An exception of the opening hours. */
export type HoursException = OpeningHours['exceptions'][number];

/** When a part is open on one day. */
export interface DayOpenings {
  /** None: closed all day. */
  readonly openings: readonly Opening[];
  /** The openings of the weekday, where this day has others. */
  readonly usual: readonly Opening[] | undefined;
  /** The reason of the exception, empty for none. */
  readonly note: string;
}

const sameOpenings = (one: readonly Opening[], other: readonly Opening[]): boolean =>
  openingsLine(one) === openingsLine(other);

/** THE opening hours of a Belgrade day: every place that names the hours of a day asks here. */
export function openingsOn(hours: OpeningHours, part: HoursPart, at: Date): DayOpenings {
  const usual = hours[part][weekday(at) as Weekday];
  const date = dayOf(at);
  const exception = hours.exceptions.find((one) => one.date === date);
  if (!exception) return { openings: usual, usual: undefined, note: '' };
  const openings = exception[part];
  const differs = !sameOpenings(openings, usual);
  return { openings, usual: differs ? usual : undefined, note: exception.note };
}

/** Has the centre entered any hours of this part? Without them nothing is said of it. */
export function hasHours({ exceptions, ...weeks }: OpeningHours, part: HoursPart): boolean {
  return (
    Object.values(weeks[part]).some((day) => day.length > 0) ||
    exceptions.some((exception) => exception[part].length > 0)
  );
}

/** The exceptions of the next `days` days, today counted. */
export function exceptionsAhead({ exceptions }: OpeningHours, at: Date, days: number) {
  const [from, to] = [dayOf(at), dayOf(startOfBelgradeDay(at, days))];
  return exceptions.filter(({ date }) => date >= from && date < to);
}

/** Days with the same openings together, for descriptions that machines read; closed days are left out. */
export function openingStretches(week: Week): { days: Weekday[]; openings: readonly Opening[] }[] {
  const stretches: { days: Weekday[]; openings: readonly Opening[] }[] = [];
  for (const day of WEEKDAYS) {
    const openings = week[day];
    const same = stretches.find((stretch) => sameOpenings(stretch.openings, openings));
    if (same) same.days.push(day);
    else if (openings.length > 0) stretches.push({ days: [day], openings });
  }
  return stretches;
}
