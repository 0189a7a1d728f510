import { startOfBelgradeDay } from '../dates.ts';

/** Which date of a series stands for it: the next one that takes place, else the next, else the last one. */
export function nextDate<
  Dated extends {
    readonly eventHappeningDateTime: Date | string;
    readonly status: string;
  },
>(dates: readonly Dated[], now: Date): Dated | undefined {
  const from = startOfBelgradeDay(now);
  const sorted = dates.toSorted((a, b) => timeOf(a) - timeOf(b));
  const ahead = sorted.filter((date) => timeOf(date) >= from.getTime());
  const takesPlace = ({ status }: Dated): boolean => status !== 'cancelled';
  return ahead.find(takesPlace) ?? ahead[0] ?? sorted.findLast(takesPlace) ?? sorted.at(-1);
}

const timeOf = ({
  eventHappeningDateTime,
}: {
  readonly eventHappeningDateTime: Date | string;
}): number => new Date(eventHappeningDateTime).getTime();
