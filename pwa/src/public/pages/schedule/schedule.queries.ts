import { belgradeDay } from '@centar/domain/dates.ts';
import { pageQuery } from '../../page/pageQuery.ts';
import { Schedule } from './schedule.operations.ts';

/** The most films, and the most programmes, that the server gives at once: more than one house announces. */
const MOST = 50;

/** Everything that is announced. */
export const scheduleQuery = () => pageQuery(Schedule, { first: MOST });

/** The filters of the schedule. */
export interface ScheduleChoice {
  /** `2026-11-24`; undefined for every day. */
  readonly day: string | undefined;
  /** The film's id; undefined for all. */
  readonly film: number | undefined;
  /** Whether the programmes of the day stand among the screenings. */
  readonly withPrograms: boolean;
}

/** The choice in an address; what can't be understood chooses nothing. */
export function choiceOf(search: URLSearchParams): ScheduleChoice {
  const day = search.get('dan') ?? '';
  const film = search.get('film') ?? '';
  return {
    day: belgradeDay(day) ? day : undefined,
    film: /^[1-9]\d{0,8}$/.test(film) ? Number(film) : undefined,
    withPrograms: search.get('programi') === '1',
  };
}
