import { admissionText } from '@centar/domain/admissionText.ts';
import { filmLine } from '@centar/domain/content/filmLine.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  compareMoments,
  dayOf,
  isScreeningVisible,
  isUpcoming,
  startOfBelgradeDay,
} from '@centar/domain/dates.ts';
import { findProgramType } from '@centar/domain/sections.ts';
import { placeKey } from '@centar/domain/whatsOn.ts';
import { compareTexts } from '@centar/domain/search.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import type { CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { paths } from '../../../shared/paths.ts';
import { eachDate } from '../../../features/programs/programDates.ts';
import type { AtDate } from '../../../features/programs/programDates.ts';
import { screeningKey } from '../../device/bookmarks.ts';
import type { ScheduleData } from './schedule.operations.ts';
import type { ScheduleChoice } from './schedule.queries.ts';

/** One screening or programme of the schedule. */
export interface ScheduleEntry {
  /** The key under which a device remembers it: `projekcija-12`, `program-3`, `program-3-17` for one date of a series. */
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly title: string;
  readonly href: string;
  /** `1H 52M | drama | 2026`; the type's name for a programme, unless its place says the same. */
  readonly line: string;
  readonly place: string;
  readonly language: string;
  readonly age: string;
  readonly price: string;
  readonly isFree: boolean;
  readonly status: EventStatus;
  readonly note: string;
  readonly formerAt: string | null;
  readonly image: CardImage | null;
  readonly mark: CategorySlug;
  readonly forChildren: boolean;
}

/** All of one Belgrade day, in the order of time. */
export interface ScheduleDay {
  /** `2026-11-24`, as in the address. */
  readonly day: string;
  readonly entries: readonly ScheduleEntry[];
  /** Whether it is one of the seven days that begin today. */
  readonly thisWeek: boolean;
}

type Movie = ScheduleData['currentMovies']['items'][number];
type Program = ScheduleData['upcomingPrograms']['items'][number];

function entriesOf(movie: Movie): ScheduleEntry[] {
  return movie.movieProductionDateTimes.map((screening) => ({
    key: screeningKey(screening.id),
    at: screening.productionDate,
    title: movie.title,
    href: paths.movie(movie.id),
    line: filmLine(movie),
    place: screening.hall,
    language: screening.language,
    age: screening.ageMark,
    price: admissionText(screening),
    isFree: screening.isFree,
    status: screening.status,
    note: screening.statusNote,
    formerAt: screening.formerDateTime,
    image: movie.image,
    mark: 'bioskop',
    forChildren: movie.childrenAge !== '',
  }));
}

function entryOf(program: AtDate<Program>): ScheduleEntry {
  const type = findProgramType(program.programType);
  const typeName = type?.label ?? program.programType;
  return {
    key: program.key,
    at: program.eventHappeningDateTime,
    title: program.title,
    href: paths.program(program.id),
    line: placeKey(typeName) === placeKey(program.place) ? '' : typeName,
    place: program.place,
    language: '',
    age: '',
    price: admissionText(program),
    isFree: program.isFree,
    status: program.status,
    note: program.statusNote,
    formerAt: program.formerDateTime,
    image: program.image,
    mark: type?.slug ?? 'mladi',
    forChildren: program.childrenAge !== '',
  };
}

/**
 * Everything that is still to come at this moment, soonest first: screenings until two hours after their start,
 * programmes until the end of their day. The choice of a day is not looked at.
 */
export function scheduleEntries(
  { currentMovies, upcomingPrograms }: ScheduleData,
  { film, withPrograms }: Omit<ScheduleChoice, 'day'>,
  now: Date,
): ScheduleEntry[] {
  const screenings = currentMovies.items
    .filter(({ id }) => film === undefined || id === film)
    .flatMap(entriesOf)
    .filter(({ at }) => isScreeningVisible(at, now));
  const programs = withPrograms
    ? upcomingPrograms.items
        .flatMap((program) => eachDate(program))
        .map(entryOf)
        .filter(({ at }) => isUpcoming(at, now))
    : [];
  return [...screenings, ...programs].sort(
    (a, b) => compareMoments(a.at, b.at) || compareTexts(a.title, b.title),
  );
}

const WEEK_DAYS = 7;

/** Entries by their Belgrade days. A screening that began before midnight stays under the day on which it began. */
export function byDay(entries: readonly ScheduleEntry[], now: Date): ScheduleDay[] {
  const end = startOfBelgradeDay(now, WEEK_DAYS);
  const days = new Map<string, ScheduleEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, list]) => ({
    day,
    entries: list,
    thisWeek: list.some(({ at }) => new Date(at) < end),
  }));
}
