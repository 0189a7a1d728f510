import {
  compareMoments,
  dayOf,
  formatDate,
  formatTime,
  isScreeningVisible,
  isUpcoming,
  sameBelgradeDay,
  weekday,
} from '@centar/domain/dates.ts';
import type { MovieCardData } from '../../../features/cinema/public/cinema.operations.ts';
import type { ProgramCardData } from '../../../features/programs/programs.operations.ts';
import { eachDate } from '../../../features/programs/programDates.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import type { TodayList } from '../../ui/layout/Hero.tsx';

/** A programme's date or a screening. */
export interface Happening {
  readonly at: string;
  readonly title: string;
  readonly place: string;
  readonly href: string;
  readonly cancelled: boolean;
}

const ROWS = 3;

/** What is still to come, soonest first. */
export function happenings(
  programs: readonly ProgramCardData[],
  movies: readonly MovieCardData[],
  now: Date,
): Happening[] {
  const dates = programs
    .flatMap((program) => eachDate(program))
    .filter((date) => isUpcoming(date.eventHappeningDateTime, now));
  const events = dates.map((program) => ({
    at: program.eventHappeningDateTime,
    title: program.title,
    place: program.place,
    href: paths.program(program.id),
    cancelled: program.status === 'cancelled',
  }));
  const screenings = movies.flatMap((movie) =>
    movie.movieProductionDateTimes
      .filter(({ productionDate }) => isScreeningVisible(productionDate, now))
      .map(({ productionDate, status, hall }) => ({
        at: productionDate,
        title: movie.title,
        place: hall || siteTexts.home.cinemaPlace,
        href: paths.movie(movie.id),
        cancelled: status === 'cancelled',
      })),
  );
  return [...events, ...screenings].sort((a, b) => compareMoments(a.at, b.at));
}

/**
 * Today's events, or those of the next day that has any, three rows at most (visual direction, 5). Undefined when
 * nothing is announced.
 */
export function todayList(
  programs: readonly ProgramCardData[],
  movies: readonly MovieCardData[],
  now: Date,
): TodayList | undefined {
  const all = happenings(programs, movies, now);
  const [next] = all;
  if (!next) return undefined;
  const label = sameBelgradeDay(next.at, now) ? siteTexts.home.today : siteTexts.home.nextDay;
  const ofDay = all.filter(({ at }) => sameBelgradeDay(at, next.at));
  const more = ofDay.length - ROWS;
  return {
    label: label(weekday(next.at), formatDate(next.at)),
    all: {
      label: more > 0 ? siteTexts.home.more(more) : siteTexts.home.whatsOn,
      href:
        more > 0
          ? paths.whatsOnDay(sameBelgradeDay(next.at, now) ? 'danas' : dayOf(next.at))
          : paths.whatsOn,
    },
    rows: ofDay.slice(0, ROWS).map(({ at, title, place, href, cancelled }) => ({
      time: formatTime(at),
      title,
      place,
      href,
      cancelled,
    })),
  };
}
