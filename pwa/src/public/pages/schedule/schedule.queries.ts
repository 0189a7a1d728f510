import { spellDay, spellMark } from '@centar/domain/whatsOn.ts';
import { pageQuery } from '../../page/pageQuery.ts';
import { Schedule } from './schedule.operations.ts';

/** The most films, and the most programmes, that the server gives at once: more than one house announces. */
const MOST = 50;

/** More programmes than end on one day. */
const EARLIER = 12;

/** Everything that is announced. */
export const scheduleQuery = () => pageQuery(Schedule, { first: MOST, earlier: EARLIER });

/** The filters of the schedule. */
export interface ScheduleChoice {
  /** `2026-11-24`, or `UNKNOWN`; undefined for every day. */
  readonly day: string | undefined;
  /** The film's id, 0 for none there is; undefined for all. */
  readonly film: number | undefined;
  /** Whether the programmes of the day stand among the screenings. */
  readonly withPrograms: boolean;
}

/** The choice in an address. */
export function choiceOf(search: URLSearchParams): ScheduleChoice {
  const film = (search.get('film') ?? '').trim();
  return {
    day: spellDay(search.get('dan') ?? ''),
    film: film === '' ? undefined : /^[1-9]\d{0,8}$/.test(film) ? Number(film) : 0,
    withPrograms: spellMark(search.get('programi') ?? '') === '1',
  };
}
