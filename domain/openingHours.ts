import { dayOf, fromBelgrade, startOfBelgradeDay, toBelgrade, weekday } from './dates.ts';

/** Monday first. */
export const WEEKDAYS = [
  'ponedeljak',
  'utorak',
  'sreda',
  'četvrtak',
  'petak',
  'subota',
  'nedelja',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Such as `['10:00', '20:00']`. */
export type Opening = readonly [string, string];

export const eachDay = <Value>(of: (day: Weekday) => Value): Record<Weekday, Value> =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, of(day)])) as Record<Weekday, Value>;

/** Empty on a closed day. */
export type Week = Readonly<Record<Weekday, readonly Opening[]>>;

/** Of the centre and its box office. */
export interface OpeningHours {
  readonly house: Week;
  readonly boxOffice: Week;
  /**
   * Exceptional days (holidays, special nights) in order; `date` is `2026-12-31`, `until` the last
   * of several days.
   */
  readonly exceptions: readonly {
    readonly date: string;
    readonly until?: string | undefined;
    readonly house: readonly Opening[];
    readonly boxOffice: readonly Opening[];
    readonly note: string;
  }[];
}

/** `10` for 10:00; `10:30` is unchanged. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');

/** `10–14 i 17–20 h`, or empty. */
export function openingsLine(openings: readonly Opening[]): string {
  if (openings.length === 0) return '';
  return `${openings.map(([from, to]) => `${shortTime(from)}–${shortTime(to)}`).join(' i ')} h`;
}

/** Instrumental: "on Mondays". */
const ON_DAYS: Readonly<Record<Weekday, string>> = {
  ponedeljak: 'ponedeljkom',
  utorak: 'utorkom',
  sreda: 'sredom',
  četvrtak: 'četvrtkom',
  petak: 'petkom',
  subota: 'subotom',
  nedelja: 'nedeljom',
};

/** More closed days are shown as ranges. */
const NAMED = 3;

interface Stretch {
  readonly days: readonly Weekday[];
  readonly line: string;
}

/** `sreda–nedelja`. */
const rangeOf = ({ days }: Stretch): string =>
  days.length === 1 ? String(days[0]) : `${String(days[0])}–${String(days.at(-1))}`;

/** Such as `ponedeljkom i utorkom`, or for many days `ponedeljak, sreda–nedelja`. */
function closedDays(stretches: readonly Stretch[]): string {
  const days = stretches.flatMap((stretch) => stretch.days);
  if (days.length > NAMED) return stretches.map(rangeOf).join(', ');
  return days
    .map((day) => ON_DAYS[day])
    .join(', ')
    .replace(/, ([^,]*)$/, ' i $1');
}

/** `utorak–nedelja 9–22 h, ponedeljkom zatvoreno`: groups consecutive days with equal hours. */
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

export type HoursPart = 'house' | 'boxOffice';

export type HoursException = OpeningHours['exceptions'][number];

export interface DayOpenings {
  /** Empty if closed. */
  readonly openings: readonly Opening[];
  /** The weekday's openings, if different. */
  readonly usual: readonly Opening[] | undefined;
  /** The exception's reason, or empty. */
  readonly note: string;
}

export const lastDayOf = ({ date, until }: Pick<HoursException, 'date' | 'until'>): string =>
  until ?? date;

/** `date` is `2026-12-31`. */
export const exceptionOn = (
  { exceptions }: OpeningHours,
  date: string,
): HoursException | undefined =>
  exceptions.find((one) => one.date <= date && date <= lastDayOf(one));

const sameOpenings = (one: readonly Opening[], other: readonly Opening[]): boolean =>
  openingsLine(one) === openingsLine(other);

/** The only source of a day's opening hours, in Belgrade. */
export function openingsOn(hours: OpeningHours, part: HoursPart, at: Date): DayOpenings {
  const usual = hours[part][weekday(at) as Weekday];
  const exception = exceptionOn(hours, dayOf(at));
  if (!exception) return { openings: usual, usual: undefined, note: '' };
  const openings = exception[part];
  const differs = !sameOpenings(openings, usual);
  return { openings, usual: differs ? usual : undefined, note: exception.note };
}

/** When the centre or its box office opens or closes, on the Belgrade day of a moment. */
export function openingMoments(hours: OpeningHours, at: Date): Date[] {
  const day = toBelgrade(at);
  const times = (['house', 'boxOffice'] as const).flatMap((part) =>
    openingsOn(hours, part, at).openings.flat(),
  );
  return times.map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return fromBelgrade({ ...day, hour, minute });
  });
}

/** Without any entered hours none are shown. */
export function hasHours({ exceptions, ...weeks }: OpeningHours, part: HoursPart): boolean {
  return (
    Object.values(weeks[part]).some((day) => day.length > 0) ||
    exceptions.some((exception) => exception[part].length > 0)
  );
}

/** Including today. */
export function exceptionsAhead({ exceptions }: OpeningHours, at: Date, days: number) {
  const [from, to] = [dayOf(at), dayOf(startOfBelgradeDay(at, days))];
  return exceptions.filter((one) => lastDayOf(one) >= from && one.date < to);
}

/** Groups days with equal hours, for structured data; omits closed days. */
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
