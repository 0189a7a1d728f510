import { formatDateTime } from '@centar/domain/dates.ts';
import { formatEnd, type EventTimes } from '@centar/domain/eventState.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { staffTexts } from '../texts/staff.texts.ts';

const YEAR_MS = 366 * DAY_MS;

/** Asks about probable mistakes: times in the past or longer than a year. */
export function timeQuestions(times: EventTimes, now: Date): string[] {
  const texts = staffTexts.dateQuestions;
  const from = new Date(times.eventHappeningDateTime);
  const to = times.endsAt ? new Date(times.endsAt) : undefined;
  const isOver = (to ?? from) < now;
  const isLong = to !== undefined && to.getTime() - from.getTime() > YEAR_MS;
  return [
    ...(isOver ? [texts.isOver(to ? formatEnd(to) : formatDateTime(from))] : []),
    ...(isLong ? [texts.isLong(formatEnd(to))] : []),
  ];
}
