import { admissionText } from '@centar/domain/admissionText.ts';
import { filmLine } from '@centar/domain/content/filmLine.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  compareMoments,
  dayOf,
  daysIn,
  isScreeningVisible,
  startOfBelgradeDay,
} from '@centar/domain/dates.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { endOf, isLasting, isOnWithin, isPast } from '@centar/domain/eventState.ts';
import type { OpeningHours } from '@centar/domain/openingHours.ts';
import { findProgramType, type CategorySlug } from '@centar/domain/sections.ts';
import { placeKey, spanOf, type Span } from '@centar/domain/whatsOn.ts';
import { compareTexts } from '@centar/domain/search.ts';
import type { DateReservationData } from '../../../shared/graphql/reservations.operations.ts';
import type { CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { paths } from '../../../shared/paths.ts';
import { programTexts } from '../../../features/programs/public/programs.texts.ts';
import {
  eachDate,
  eachOnce,
  isOnForDays,
  type AtDate,
} from '../../../features/programs/programDates.ts';
import { screeningKey } from '@centar/domain/dateKey.ts';
import { programPath } from '@centar/domain/pages.ts';
import { isInLastNight, isOpenOn, type VisitedEvent } from '../../event/lasting.ts';
import type { ScheduleData } from './schedule.operations.ts';
import type { ScheduleChoice } from './schedule.queries.ts';

export interface ScheduleEntry {
  /** The bookmark key: `projekcija-12`, `program-3`, `program-3-17` for one date of a series. */
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601; null if unknown, and for screenings. */
  readonly endsAt: string | null;
  /** Visiting hours of an event of several days; empty means the centre's hours. */
  readonly openHours: NonNullable<VisitedEvent['openHours']>;
  readonly title: string;
  readonly href: string;
  /** `1H 52M | drama | 2026`; for a programme its type, unless the place says the same. */
  readonly line: string;
  readonly place: string;
  readonly language: string;
  readonly age: string;
  readonly price: string;
  readonly isFree: boolean;
  readonly status: EventStatus;
  readonly note: string;
  /** `Produženo do 10.01.2027`, if the end has changed since it was starred. */
  readonly changed?: string;
  readonly formerAt: string | null;
  readonly image: CardImage | null;
  readonly mark: CategorySlug;
  readonly forChildren: boolean;
  /** Besides those of its hall. */
  readonly accessFacts: readonly string[];
  /** Absent in a copy of an older version of the site. */
  readonly reservations?: DateReservationData | null | undefined;
}

/** In chronological order. */
export interface ScheduleDay {
  /** `2026-11-24`, as in the address. */
  readonly day: string;
  readonly entries: readonly ScheduleEntry[];
  /** Whether it is within the seven days from today. */
  readonly thisWeek: boolean;
}

type Movie = ScheduleData['currentMovies']['items'][number];
type Announced = ScheduleData['upcomingPrograms']['items'][number];
type Program = Omit<Announced, 'image'> & Partial<Pick<Announced, 'image'>>;

function entriesOf(movie: Movie): ScheduleEntry[] {
  return movie.movieProductionDateTimes.map((screening) => ({
    key: screeningKey(screening.id),
    at: screening.productionDate,
    endsAt: null,
    openHours: [],
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
    accessFacts: screening.accessFacts,
    reservations: screening.reservations,
  }));
}

function entryOf(program: AtDate<Program>): ScheduleEntry {
  const type = findProgramType(program.programType);
  const typeName = type?.label ?? program.programType;
  return {
    key: program.key,
    at: program.eventHappeningDateTime,
    endsAt: program.endsAt ?? null,
    openHours: program.openHours,
    title: program.title,
    href: programPath(program.id, program.programType),
    line: placeKey(typeName) === placeKey(program.place) ? '' : typeName,
    place: program.place,
    language: '',
    age: program.childrenAge && programTexts.children,
    price: admissionText(program),
    isFree: program.isFree,
    status: program.status,
    note: program.statusNote,
    formerAt: program.formerDateTime,
    image: program.image ?? null,
    mark: type?.slug ?? 'mladi',
    forChildren: program.childrenAge !== '',
    accessFacts: program.accessFacts,
    reservations: program.reservations,
  };
}

export const timesOf = ({ at, endsAt, openHours }: ScheduleEntry): VisitedEvent => ({
  eventHappeningDateTime: at,
  endsAt,
  openHours,
});

export const isScreening = ({ key }: ScheduleEntry): boolean => key.startsWith('projekcija');

/** A screening is over two hours after its start, a programme at its end. */
const isOver = (entry: ScheduleEntry, now: Date): boolean =>
  isScreening(entry) ? !isScreeningVisible(entry.at, now) : isPast(timesOf(entry), now);

const inOrder = (a: ScheduleEntry, b: ScheduleEntry): number =>
  compareMoments(a.at, b.at) || compareTexts(a.title, b.title);

/** Every film and programme. */
const EVERYTHING: Omit<ScheduleChoice, 'day'> = { film: undefined, withPrograms: true };

/** Including past ones. */
function allEntries(
  { currentMovies, upcomingPrograms, programsOn, pastPrograms }: ScheduleData,
  { film, withPrograms }: Omit<ScheduleChoice, 'day'>,
): ScheduleEntry[] {
  const screenings = currentMovies.items
    .filter(({ id }) => film === undefined || id === film)
    .flatMap(entriesOf);
  if (!withPrograms) return screenings;
  // A programme may have moved to another list since caching: list each only once.
  const programs = eachOnce(
    pastPrograms?.items ?? [],
    upcomingPrograms.items,
    programsOn?.items ?? [],
  );
  return [...screenings, ...programs.flatMap((program) => eachDate(program)).map(entryOf)];
}

/** Also those in progress; in chronological order, of all days. */
export const scheduleEntries = (
  data: ScheduleData,
  now: Date,
  choice = EVERYTHING,
): ScheduleEntry[] =>
  allEntries(data, choice)
    .filter((entry) => !isOver(entry, now))
    .sort(inOrder);

/** Including past ones. */
export const knownEntries = (data: ScheduleData): ScheduleEntry[] => allEntries(data, EVERYTHING);

export const endedToday = (data: ScheduleData, now: Date): ScheduleEntry[] =>
  knownEntries(data)
    .filter((entry) => dayOf(entry.at) === dayOf(now) && isOver(entry, now))
    .sort(inOrder);

const isOnForDaysNow = (entry: ScheduleEntry, now: Date): boolean =>
  isOnForDays(timesOf(entry), now);

const endingFirst = (a: ScheduleEntry, b: ScheduleEntry): number =>
  endOf(timesOf(a)).getTime() - endOf(timesOf(b)).getTime();

/** Events in progress for several days, ending soonest first, and all events with a time. */
export function lastingAndEvenings(
  entries: readonly ScheduleEntry[],
  now: Date,
): { readonly lasting: ScheduleEntry[]; readonly evenings: ScheduleEntry[] } {
  const lasting = entries.filter((entry) => isOnForDaysNow(entry, now)).sort(endingFirst);
  return { lasting, evenings: entries.filter((entry) => !isOnForDaysNow(entry, now)) };
}

export interface OfTime {
  /** In progress for several days and open on one of them, ending soonest first. */
  readonly lasting: readonly ScheduleEntry[];
  /** Events that begin in the range, in chronological order. */
  readonly evenings: readonly ScheduleEntry[];
}

/**
 * Without duplicates: those that begin in the range and those of several days that are open on one
 * of its days. If it includes today, also those in progress since last night.
 */
function entriesOfSpan(
  entries: readonly ScheduleEntry[],
  span: Span,
  now: Date,
  house: OpeningHours,
): OfTime {
  const days = daysIn(span);
  const isToday = span.start <= now && now < span.end;
  const begins = ({ at }: ScheduleEntry): boolean => {
    const moment = new Date(at);
    return moment >= span.start && moment < span.end;
  };
  const { lasting, evenings } = lastingAndEvenings(entries, now);
  const isOpen = (entry: ScheduleEntry): boolean =>
    isOnWithin(timesOf(entry), span) &&
    (days.some((day) => isOpenOn(timesOf(entry), house, day)) ||
      (isToday && isInLastNight(timesOf(entry), now)));
  const later = evenings.filter((entry) => isLasting(timesOf(entry)) && !begins(entry));
  return {
    lasting: [...lasting, ...later].filter(isOpen).sort(endingFirst),
    evenings: evenings.filter(
      (entry) => begins(entry) || (isToday && !isLasting(timesOf(entry)) && isBegun(entry, span)),
    ),
  };
}

/** None for an unknown time, all without a choice. */
export function ofTime(
  entries: readonly ScheduleEntry[],
  when: string | undefined,
  now: Date,
  house: OpeningHours,
): OfTime {
  if (when === undefined) return lastingAndEvenings(entries, now);
  const span = spanOf(when, now);
  return span ? entriesOfSpan(entries, span, now, house) : { lasting: [], evenings: [] };
}

const isBegun = ({ at }: ScheduleEntry, { start }: Span): boolean => new Date(at) < start;

const WEEK_DAYS = 7;

/** A screening that began before midnight stays under the day on which it began. */
export function byDay(entries: readonly ScheduleEntry[], now: Date): ScheduleDay[] {
  const end = startOfBelgradeDay(now, WEEK_DAYS);
  return [...groupBy(entries, ({ at }) => dayOf(at))].map(([day, list]) => ({
    day,
    entries: list,
    thisWeek: list.some(({ at }) => new Date(at) < end),
  }));
}
