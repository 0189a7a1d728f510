import { fromBelgrade, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { HOUR_MS } from '@centar/domain/durations.ts';

/** The moment at which a Belgrade clock shows `HH:mm` so many days after the day of `now`. */
export function belgradeMoment(now: Date, days: number, time: string): Date {
  // Noon is always the same calendar day, whatever the clocks do at night.
  const noon = new Date(startOfBelgradeDay(now, days).getTime() + 12 * HOUR_MS);
  const { year, month, day } = toBelgrade(noon);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fromBelgrade({ year, month, day, hour, minute });
}

/** The same for a day and month of the year before the one of `now`. */
export function lastYearMoment(now: Date, day: number, month: number, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fromBelgrade({ year: toBelgrade(now).year - 1, month, day, hour, minute });
}

/** The latest year in which this month has already begun, less some years. */
export function yearOfMonth(now: Date, month: number, yearsAgo: number): number {
  const { year, month: current } = toBelgrade(now);
  return (month <= current ? year : year - 1) - yearsAgo;
}

/** Minutes of a text such as `1H 52M`. */
export function minutesOf(duration: string): number {
  const match = /^(\d+)H (\d+)M$/.exec(duration);
  return match ? Number(match[1]) * 60 + Number(match[2]) : 0;
}
