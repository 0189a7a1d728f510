import { formatDate } from '@centar/domain/dates.ts';
import { daysOf, isLasting } from '@centar/domain/eventState.ts';
import { scheduleTexts } from './schedule.texts.ts';
import { timesOf, type ScheduleEntry } from './scheduleView.ts';

/** A changed last day of an event of several days. */
export interface EndChange {
  readonly isLonger: boolean;
  /** The new last day, ISO 8601. */
  readonly last: string;
}

/** Undefined if the last day is unchanged or the previous end is unknown. */
export function endChange(
  formerEnd: string | null | undefined,
  entry: ScheduleEntry,
): EndChange | undefined {
  if (!formerEnd) return undefined;
  const present = timesOf(entry);
  const former = { eventHappeningDateTime: entry.at, endsAt: formerEnd };
  if (!isLasting(present) && !isLasting(former)) return undefined;
  const [was, is] = [daysOf(former).last, daysOf(present).last];
  if (was.getTime() === is.getTime()) return undefined;
  return { isLonger: is > was, last: is.toISOString() };
}

/** `Produženo do 10.01.2027`, `Skraćeno do 10.12.2026` */
export function endChangeWords({ isLonger, last }: EndChange): string {
  const date = formatDate(last);
  return isLonger ? scheduleTexts.extendedUntil(date) : scheduleTexts.shortenedUntil(date);
}
