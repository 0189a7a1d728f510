import { formatStartTime } from '@centar/domain/allDay.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  compareMoments,
  dayOf,
  formatDate,
  isScreeningVisible,
  sameBelgradeDay,
  weekday,
} from '@centar/domain/dates.ts';
import { isPast } from '@centar/domain/eventState.ts';
import type { OpeningHours } from '@centar/domain/openingHours.ts';
import type { MovieCardData } from '../../../features/cinema/public/cinema.operations.ts';
import type {
  PastProgramData,
  ProgramCardData,
} from '../../../features/programs/programs.operations.ts';
import { eachDate, isOnForDays, type AtDate } from '../../../features/programs/programDates.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { lastingOf } from '../../event/lasting.ts';
import type { TodayList } from '../../ui/layout/Hero.tsx';

/** A programme's date or a screening. */
export interface Happening {
  readonly at: string;
  /** ISO 8601; a screening has none. */
  readonly endsAt?: string | null;
  readonly title: string;
  readonly place: string;
  readonly href: string;
  readonly status: EventStatus;
  /** The programme has ended, or the screening is no longer listed. */
  readonly isOver: boolean;
}

/** As many rows as fit into the hero. */
const ROWS = 5;

/** In chronological order, including past ones, without those in progress for several days. */
function allHappenings(
  programs: readonly ProgramCardData[],
  movies: readonly MovieCardData[],
  now: Date,
): Happening[] {
  const dates = programs.flatMap((program) => eachDate(program));
  const events = dates
    .filter((date) => !isOnForDays(date, now))
    .map((program) => ({
      at: program.eventHappeningDateTime,
      endsAt: program.endsAt,
      title: program.title,
      place: program.place,
      href: pageOfProgram(program),
      status: program.status,
      isOver: isPast(program, now),
    }));
  const screenings = movies.flatMap((movie) =>
    movie.movieProductionDateTimes.map(({ productionDate, status, hall }) => ({
      at: productionDate,
      title: movie.title,
      place: hall || siteTexts.home.cinemaPlace,
      href: paths.movie(movie.id),
      status,
      isOver: !isScreeningVisible(productionDate, now),
    })),
  );
  return [...events, ...screenings].sort((a, b) => compareMoments(a.at, b.at));
}

/** Those that are not over. */
export const happenings = (
  programs: readonly ProgramCardData[],
  movies: readonly MovieCardData[],
  now: Date,
): Happening[] => allHappenings(programs, movies, now).filter(({ isOver }) => !isOver);

/** `Otvoreno danas: 2 izložbe`: events of several days that can still be visited today. */
function openToday(
  programs: readonly ProgramCardData[],
  house: OpeningHours,
  now: Date,
): TodayList['open'] {
  const open = programs
    .flatMap((program): AtDate<ProgramCardData>[] => eachDate(program))
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((program) => {
      const lasting = lastingOf(program, house, now);
      return lasting?.isOpenToday ? [{ program, lasting }] : [];
    });
  const [first] = open;
  if (!first) return undefined;
  const isArt = open.every(({ program }) => program.programType === 'Likovni program');
  const words = isArt ? siteTexts.home.exhibitions : siteTexts.home.openEvents;
  return {
    label: siteTexts.home.openToday(open.length, words),
    detail: open.length === 1 ? `${first.program.title}, ${first.lasting.until}` : undefined,
    href: open.length === 1 ? pageOfProgram(first.program) : paths.whatsOnDay('danas'),
  };
}

/** The number of today's past events, from the lists on the page and the latest past programmes. */
function endedToday(
  all: readonly Happening[],
  past: readonly PastProgramData[],
  now: Date,
): number {
  const over = all.filter(({ isOver }) => isOver);
  const others = past.map((program) => ({
    at: program.eventHappeningDateTime,
    href: pageOfProgram(program),
  }));
  const ofToday = [...over, ...others].filter(({ at }) => sameBelgradeDay(at, now));
  return new Set(ofToday.map(({ at, href }) => `${href} ${at}`)).size;
}

export interface TodayData {
  /** Without duplicates, including those in progress and loaded past ones. */
  readonly programs: readonly ProgramCardData[];
  /** The latest past programmes. */
  readonly past: readonly PastProgramData[];
  readonly movies: readonly MovieCardData[];
}

/**
 * Including cancelled events, or those of the next day that has any. Undefined when nothing is
 * announced.
 */
export function todayList(
  { programs, past, movies }: TodayData,
  house: OpeningHours,
  now: Date,
): TodayList | undefined {
  const all = allHappenings(programs, movies, now);
  const open = openToday(programs, house, now);
  const ahead = all.filter(({ isOver }) => !isOver);
  // An event that began last night and is still in progress counts as today's.
  const isOfToday = ({ at }: Happening): boolean => sameBelgradeDay(at, now) || new Date(at) < now;
  const next = ahead[0];
  if (!next && !open) return undefined;
  const isToday = !next || isOfToday(next);
  const day = isToday ? now : next.at;
  const ofDay = ahead.filter((one) => (isToday ? isOfToday(one) : sameBelgradeDay(one.at, day)));
  const earlier = endedToday(all, past, now);
  const more = ofDay.length - ROWS;
  const label = isToday ? siteTexts.home.today : siteTexts.home.nextDay;
  return {
    label: label(weekday(day), formatDate(day)),
    earlier:
      earlier > 0
        ? { label: siteTexts.home.earlierToday(earlier), href: paths.whatsOnDay('danas') }
        : undefined,
    all: {
      label: more > 0 ? siteTexts.home.more(more) : siteTexts.home.whatsOn,
      href: more > 0 ? paths.whatsOnDay(isToday ? 'danas' : dayOf(day)) : paths.whatsOn,
    },
    open,
    rows: ofDay.slice(0, ROWS).map(({ at, endsAt, title, place, href, status }) => ({
      time:
        dayOf(at) < dayOf(now)
          ? siteTexts.home.now
          : formatStartTime({ eventHappeningDateTime: at, endsAt }),
      title,
      place,
      href,
      status,
    })),
  };
}
