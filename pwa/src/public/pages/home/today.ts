import { admissionShort, type Admission } from '@centar/domain/admissionText.ts';
import { formatStartTime, isAllDay } from '@centar/domain/allDay.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  compareMoments,
  dayOf,
  formatDate,
  isScreeningVisible,
  formatTime,
  sameBelgradeDay,
  startOfBelgradeDay,
  weekday,
  formatShortDay,
} from '@centar/domain/dates.ts';
import { isPast, timesOf } from '@centar/domain/eventState.ts';
import type { OpeningHours } from '@centar/domain/openingHours.ts';
import { eveningOf } from '@centar/domain/whatsOn.ts';
import type { MovieCardData } from '../../../features/cinema/public/cinema.operations.ts';
import type {
  PastProgramData,
  ProgramCardData,
} from '../../../features/programs/programs.operations.ts';
import { eachDate, isOnForDays } from '../../../features/programs/programDates.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { tagOf } from '../../../features/programs/programView.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { eventTexts } from '../../event/event.texts.ts';
import { lastingOf } from '../../event/lasting.ts';
import type { TodayList, TodayRow } from '../../ui/layout/Today.tsx';

/** A programme's date or a screening. */
export interface Happening {
  readonly at: string;
  /** ISO 8601; a screening has none. */
  readonly endsAt?: string | null;
  readonly title: string;
  /** `film`, `muzika` */
  readonly kind: string;
  readonly place: string;
  readonly admission: Admission;
  readonly href: string;
  readonly status: EventStatus;
  /** The programme has ended, or the screening is no longer listed. */
  readonly isOver: boolean;
}

const texts = siteTexts.home;

const isCancelled = ({ status }: Pick<Happening, 'status'>): boolean => status === 'cancelled';

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
      kind: texts.kinds[tagOf(program).slug],
      place: program.place,
      admission: program,
      href: pageOfProgram(program),
      status: program.status,
      isOver: isPast(program, now),
    }));
  const screenings = movies.flatMap((movie) =>
    movie.movieProductionDateTimes.map(({ productionDate, status, hall, price, isFree }) => ({
      at: productionDate,
      title: movie.title,
      kind: texts.kinds.bioskop,
      place: hall || texts.cinemaPlace,
      admission: { price, isFree },
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

/** Events of several days that can still be visited today. */
function openRows(
  programs: readonly ProgramCardData[],
  house: OpeningHours,
  now: Date,
  isToday: boolean,
): TodayRow[] {
  return programs
    .flatMap((program) => eachDate(program))
    .filter((program) => !isCancelled(program))
    .flatMap((program): TodayRow[] => {
      const lasting = lastingOf(program, house, now);
      if (!lasting?.isOpenToday) return [];
      const { slug } = tagOf(program);
      const kind = slug === 'likovni' ? texts.exhibition : texts.kinds[slug];
      return [
        {
          time: lasting.hoursLeft,
          title: program.title,
          detail: joined(isToday ? '' : texts.openToday, kind, program.place, lasting.untilDay),
          price: admissionShort(program),
          href: pageOfProgram(program),
          status: program.status,
        },
      ];
    });
}

/** Once where the place has the name of the kind, as of a corner. */
const joined = (...parts: readonly string[]): string =>
  [...new Set(parts)].filter(Boolean).join(' · ');

/** `sutra u 20:00`: when a cancelled event is on again. */
function againAt({ at, href }: Happening, ahead: readonly Happening[], now: Date): string {
  const again = ahead.find(
    (one) => one.href === href && !isCancelled(one) && compareMoments(one.at, at) > 0,
  );
  if (!again) return '';
  const isTomorrow = sameBelgradeDay(again.at, startOfBelgradeDay(now, 1));
  const day = isTomorrow ? eventTexts.tomorrow : formatShortDay(again.at);
  return isAllDay(timesOf(again)) ? day : texts.again(day, formatTime(again.at));
}

function rowOf(one: Happening, ahead: readonly Happening[], now: Date): TodayRow {
  const { at, title, kind, place, href, status } = one;
  return {
    time: dayOf(at) < dayOf(now) ? texts.now : formatStartTime(timesOf(one)),
    title,
    detail: joined(kind, (isCancelled(one) && againAt(one, ahead, now)) || place),
    price: isCancelled(one) ? '' : admissionShort(one.admission),
    href,
    status,
  };
}

/** The number of today's folded events, and of past ones on the page. */
function earlierToday(
  folded: readonly Happening[],
  past: readonly PastProgramData[],
  now: Date,
): number {
  const others = past.map((program) => ({
    at: program.eventHappeningDateTime,
    href: pageOfProgram(program),
  }));
  const ofToday = [...folded, ...others].filter(({ at }) => sameBelgradeDay(at, now));
  return new Set(ofToday.map(({ at, href }) => `${href} ${at}`)).size;
}

export interface TodayData {
  /** Without duplicates, including those in progress and loaded past ones. */
  readonly programs: readonly ProgramCardData[];
  readonly past: readonly PastProgramData[];
  readonly movies: readonly MovieCardData[];
  /** ISO 8601: when the last loaded upcoming programme begins, if there are further ones. */
  readonly loadedUntil?: string | undefined;
}

/** In the evening, events that have begun are not shown while others are still to begin. */
function foldBegun(ofDay: readonly Happening[], now: Date): readonly Happening[] {
  const toBegin = ofDay.filter(({ at }) => new Date(at) > now);
  return now < eveningOf(now) || toBegin.length === 0 ? ofDay : toBegin;
}

/** One row is for what is open, unless it would hide a cancelled event. */
function roomForOpen(shown: readonly Happening[]): number {
  const hides = shown.length === ROWS && shown.slice(ROWS - 1).some(isCancelled);
  return hides ? 0 : Math.max(1, ROWS - shown.length);
}

/** The first ones, and all cancelled ones, so that no one comes in vain. */
function firstRows(shown: readonly Happening[], count: number): readonly Happening[] {
  const others = Math.max(0, count - shown.filter(isCancelled).length);
  const kept = new Set(shown.filter((one) => !isCancelled(one)).slice(0, others));
  return shown.filter((one) => isCancelled(one) || kept.has(one)).slice(0, count);
}

/**
 * Including cancelled events, or those of the next day that has any. Undefined when nothing is
 * announced.
 */
export function todayList(
  { programs, past, movies, loadedUntil }: TodayData,
  house: OpeningHours,
  now: Date,
): TodayList | undefined {
  const all = allHappenings(programs, movies, now);
  const ahead = all.filter(({ isOver }) => !isOver);
  // An event that began last night and is still in progress counts as today's.
  const isOfToday = ({ at }: Happening): boolean => sameBelgradeDay(at, now) || new Date(at) < now;
  const next = ahead[0];
  const isToday = !next || isOfToday(next);
  const open = openRows(programs, house, now, isToday);
  if (!next && open.length === 0) return undefined;
  const day = isToday ? now : next.at;
  const ofDay = ahead.filter((one) => (isToday ? isOfToday(one) : sameBelgradeDay(one.at, day)));
  const shown = foldBegun(ofDay, now);
  const earlier = earlierToday(
    all.filter((one) => one.isOver || (isToday && ofDay.includes(one) && !shown.includes(one))),
    past,
    now,
  );
  const openShown = Math.min(open.length, roomForOpen(shown));
  const events = firstRows(shown, ROWS - openShown);
  const lit = events.find((one) => !isCancelled(one) && new Date(one.at) > now);
  const more = shown.length + open.length - events.length - openShown;
  const isCountKnown = loadedUntil === undefined || dayOf(loadedUntil) > dayOf(day);
  const label = isToday ? (now < eveningOf(now) ? texts.today : texts.tonight) : texts.nextDay;
  return {
    label: label(weekday(day)),
    date: formatDate(day),
    earlier:
      earlier > 0
        ? { label: texts.earlierToday(earlier), href: paths.whatsOnDay('danas') }
        : undefined,
    more:
      more > 0
        ? {
            label: isCountKnown ? texts.more(more) : texts.allOfDay,
            href: paths.whatsOnDay(isToday ? 'danas' : dayOf(day)),
          }
        : undefined,
    rows: [
      ...events.map((one) => ({ ...rowOf(one, ahead, now), isNext: one === lit })),
      ...open.slice(0, openShown),
    ],
  };
}
