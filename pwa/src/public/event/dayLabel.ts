import { sameBelgradeDay, startOfBelgradeDay, weekday } from '@centar/domain/dates.ts';
import { eventTexts } from './event.texts.ts';

/** `juče`, `danas` or `sutra`; undefined for other days. */
export function nearDay(at: string, now: Date): string | undefined {
  const near = [
    [eventTexts.yesterday, -1],
    [eventTexts.today, 0],
    [eventTexts.tomorrow, 1],
  ] as const;
  return near.find(([, days]) => sameBelgradeDay(startOfBelgradeDay(now, days), at))?.[0];
}

/** `danas, utorak` */
export const dayLabel = (at: string, now: Date): string =>
  [nearDay(at, now), weekday(at)].filter(Boolean).join(', ');
