import { isPast, type EventTimes } from '../eventState.ts';

/** Represents a series: the next date that is not cancelled, else the next, else the last one. */
export function nextDate<Dated extends EventTimes & { readonly status: string }>(
  dates: readonly Dated[],
  now: Date,
): Dated | undefined {
  const sorted = dates.toSorted((a, b) => timeOf(a) - timeOf(b));
  const ahead = sorted.filter((date) => !isPast(date, now));
  const takesPlace = ({ status }: Dated): boolean => status !== 'cancelled';
  return ahead.find(takesPlace) ?? ahead[0] ?? sorted.findLast(takesPlace) ?? sorted.at(-1);
}

const timeOf = ({ eventHappeningDateTime }: EventTimes): number =>
  new Date(eventHappeningDateTime).getTime();
