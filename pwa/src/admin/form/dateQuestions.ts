import { parseStart } from '@centar/domain/allDay.ts';
import { formatDateTime, parseMoment } from '@centar/domain/dates.ts';
import { formatEnd, type EventTimes } from '@centar/domain/eventState.ts';
import { staffTexts } from '../texts/staff.texts.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

export interface AskedDate {
  readonly begin: string;
  /** Empty if no end is announced. */
  readonly end?: string;
}

const isSame = (one: AskedDate, other: AskedDate): boolean =>
  one.begin === other.begin && (one.end ?? '') === (other.end ?? '');

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

/** Of typed dates; stored ones are skipped. */
export function dateQuestions(
  dates: readonly AskedDate[],
  stored: readonly AskedDate[],
  now = new Date(),
): string[] {
  return dates
    .filter((date) => !stored.some((one) => isSame(one, date)))
    .flatMap(({ begin, end = '' }) => {
      const start = parseStart(begin);
      if (!start) return [];
      return timeQuestions({ eventHappeningDateTime: start, endsAt: parseMoment(end) }, now);
    });
}
