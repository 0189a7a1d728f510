import { formatStart, isAllDay } from '@centar/domain/allDay.ts';
import { pagePath, programPath } from '@centar/domain/pages.ts';
import { SCREENING_VISIBLE_MS, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { daysOf, endOf, formatEnd, isLasting } from '@centar/domain/eventState.ts';
import { admissionText } from '@centar/domain/admissionText.ts';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { storedAdmission } from '../../items/storedAdmission.ts';
import { programDateKey, programKey, screeningKey } from '@centar/domain/dateKey.ts';
import type { Program } from '../../../../prisma/generated/client.ts';
import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { filmLine } from '@centar/domain/content/filmLine.ts';
import type { Position } from '@centar/domain/cursor.ts';
import { visible } from '../../items/read/visibility.ts';
import { laterThan } from '../../items/transport/paging.ts';
import { collectBatches, inBatches } from '../../platform/batches.ts';
import type { Database } from '../../platform/database/database.ts';
import { withRelation } from '../../platform/database/withRelation.ts';
import { feedTexts } from './feedTexts.ts';

export interface CalendarEvent {
  /** Such as `projekcija-12` or `program-3`; never changes. */
  readonly key: string;
  /** Grows with each change, so that calendars replace the event. */
  readonly sequence: number;
  readonly changed: Date;
  readonly created: Date;
  readonly start: Date;
  /** Two hours after the start if unknown. */
  readonly end: Date;
  /** When a screening leaves the schedule, or a programme ends (by default with its day). */
  readonly pastAt: Date;
  /** For events of several days: an all-day entry. */
  readonly days?: { readonly first: Date; readonly last: Date };
  readonly title: string;
  readonly text: string;
  /** Besides those of its hall. */
  readonly accessFacts: readonly string[];
  readonly place: string;
  /** Without the origin. */
  readonly path: string;
  readonly cancelled: boolean;
  readonly moved: boolean;
  /** Whether places are left, and where they are reserved. */
  readonly reservations?: string;
}

/** Subscribed calendars show past events for so long. */
const PAST_DAYS = 30;
const MAX_EVENTS = 1000;
/** Duration of events without a known end, as on the board of the halls. */
const USUAL_MS = 2 * HOUR_MS;

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n');

const STATUS_WORDS: Readonly<Record<string, string>> = {
  cancelled: feedTexts.cancelled,
  moved: feedTexts.moved,
};

/** Includes the staff's note. */
const notice = (status: string, note: string): string =>
  STATUS_WORDS[status] ? [STATUS_WORDS[status], note].filter(Boolean).join(': ') : '';

const commonColumns = {
  id: true,
  version: true,
  title: true,
  createdAt: true,
  updatedAt: true,
} as const;
const movieColumns = {
  ...commonColumns,
  duration: true,
  genere: true,
  yearPublished: true,
} as const;
const programColumns = {
  ...commonColumns,
  programType: true,
  author: true,
  price: true,
  isFree: true,
} as const;
const dateColumns = {
  eventHappeningDateTime: true,
  endsAt: true,
  place: true,
  status: true,
  statusNote: true,
  accessFacts: true,
} as const;

const endAfter = (start: Date, endsAt: Date | null | undefined): Date =>
  endsAt && endsAt > start ? endsAt : new Date(start.getTime() + USUAL_MS);

/** Of published films, soonest first; limited to `ids` if given. */
export async function screeningEvents(
  { reader }: Database,
  now: Date,
  ids?: readonly number[],
): Promise<CalendarEvent[]> {
  const where = {
    ...(ids === undefined
      ? { productionDate: { gte: startOfBelgradeDay(now, -PAST_DAYS) } }
      : { id: { in: [...ids] } }),
    movie: visible(now),
  };
  const rows = await collectBatches(
    inBatches(
      (take, place) =>
        reader.screening.findMany({
          where: { AND: [where, laterThan('productionDate', place)] },
          include: { movie: { select: movieColumns } },
          orderBy: [{ productionDate: 'asc' }, { id: 'asc' }],
          take,
        }),
      ({ productionDate }) => productionDate,
    ),
    MAX_EVENTS,
  );
  return withRelation(rows, 'movie').map(({ movie, ...screening }) => {
    const { productionDate: start, status, statusNote } = screening;
    return {
      key: screeningKey(screening.id),
      sequence: movie.version,
      changed: movie.updatedAt,
      created: movie.createdAt,
      start,
      end: endAfter(start, screeningEnd(screening, movie.duration)),
      pastAt: new Date(start.getTime() + SCREENING_VISIBLE_MS),
      title: movie.title,
      text: sentences(
        notice(status, statusNote),
        filmLine(movie),
        [screening.language, screening.ageMark, entry(screening)].filter(Boolean).join(', '),
      ),
      accessFacts: screening.accessFacts as string[],
      place: screening.hall,
      path: pagePath('movie', movie.id),
      cancelled: status === 'cancelled',
      moved: status === 'moved',
    };
  });
}

/** Programmes of one type or all, or the listed programmes, dates and series. */
export type ChosenPrograms =
  | { readonly programType?: string }
  | {
      readonly ids: readonly number[];
      readonly dateIds: readonly number[];
      readonly seriesIds: readonly number[];
    };

/** Published ones, soonest first; each date of a series is an event. */
export async function programEvents(
  { reader }: Database,
  now: Date,
  which: ChosenPrograms,
): Promise<CalendarEvent[]> {
  const recent = { pastAt: { gte: startOfBelgradeDay(now, -PAST_DAYS) } };
  const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];
  const behind = (place: Position | undefined) => laterThan('eventHappeningDateTime', place);
  const single = {
    ...visible(now),
    ...('ids' in which ? { id: { in: [...which.ids] } } : { ...which, ...recent }),
    dates: { none: {} },
  };
  const programs = await collectBatches(
    inBatches(
      (take, place) =>
        reader.program.findMany({
          where: { AND: [single, behind(place)] },
          select: { ...programColumns, ...dateColumns },
          orderBy: soonestFirst,
          take,
        }),
      (row) => row.eventHappeningDateTime,
    ),
    MAX_EVENTS,
  );
  const ofSeries =
    'ids' in which
      ? {
          program: visible(now),
          OR: [
            { id: { in: [...which.dateIds] } },
            // A programme starred before it became a series means its original date.
            { programId: { in: [...which.ids] }, isOriginal: true },
            { programId: { in: [...which.seriesIds] } },
          ],
        }
      : { ...recent, program: { ...visible(now), ...which } };
  const dates = await collectBatches(
    inBatches(
      (take, place) =>
        reader.programDate.findMany({
          where: { AND: [ofSeries, behind(place)] },
          include: { program: { select: programColumns } },
          orderBy: soonestFirst,
          take,
        }),
      (row) => row.eventHappeningDateTime,
    ),
    MAX_EVENTS,
  );
  const events = [
    ...programs.map((program) => programEvent(program, program, programKey(program.id))),
    ...withRelation(dates, 'program').map((date) =>
      programEvent(date.program, date, programDateKey(date)),
    ),
  ];
  return events.sort((a, b) => a.start.getTime() - b.start.getTime());
}

type EventDate = Pick<Program, keyof typeof dateColumns>;

const entry = (row: Parameters<typeof storedAdmission>[0]): string =>
  admissionText(storedAdmission(row));

function programEvent(
  program: Pick<Program, keyof typeof programColumns>,
  date: EventDate,
  key: string,
): CalendarEvent {
  const { eventHappeningDateTime: start, endsAt } = date;
  const lasts = isLasting(date);
  return {
    key,
    sequence: program.version,
    changed: program.updatedAt,
    created: program.createdAt,
    start,
    end: endAfter(start, endsAt),
    pastAt: endOf(date),
    ...((lasts || isAllDay(date)) && { days: daysOf(date) }),
    title: program.title,
    text: sentences(
      notice(date.status, date.statusNote),
      lasts && endsAt ? feedTexts.lasts(formatStart(date), formatEnd(endsAt)) : '',
      program.author,
      entry(program),
    ),
    accessFacts: date.accessFacts as string[],
    place: date.place,
    path: programPath(program.id, program.programType),
    cancelled: date.status === 'cancelled',
    moved: date.status === 'moved',
  };
}
