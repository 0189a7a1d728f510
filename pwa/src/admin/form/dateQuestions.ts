import { formatDateTime, parseMoment } from '@centar/domain/dates.ts';
import { staffTexts } from '../texts/staff.texts.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

/** A date of a form as it is typed. */
export interface AskedDate {
  readonly begin: string;
  /** Empty where no end is announced. */
  readonly end?: string;
}

const isSame = (one: AskedDate, other: AskedDate): boolean =>
  one.begin === other.begin && (one.end ?? '') === (other.end ?? '');

/** Questions about dates that may be a slip: one that is over already, one that lasts more than a year. Stored ones are not asked about. */
export function dateQuestions(
  dates: readonly AskedDate[],
  stored: readonly AskedDate[],
  now = new Date(),
): string[] {
  const texts = staffTexts.dateQuestions;
  return dates
    .filter((date) => !stored.some((one) => isSame(one, date)))
    .flatMap(({ begin, end = '' }) => {
      const [from, to] = [parseMoment(begin), parseMoment(end)];
      if (!from) return [];
      const isOver = (to ?? from) < now;
      const isLong = to !== undefined && to.getTime() - from.getTime() > YEAR_MS;
      return [
        ...(isOver ? [texts.isOver(formatDateTime(to ?? from))] : []),
        ...(isLong ? [texts.isLong(formatDateTime(to))] : []),
      ];
    });
}
