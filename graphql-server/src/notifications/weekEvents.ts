import { admissionText } from '@centar/domain/admissionText.ts';
import { formerTimes } from '@centar/domain/allDay.ts';
import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { endOf, type EventTimes } from '@centar/domain/eventState.ts';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { WEEK_DAYS } from '@centar/domain/notifications.ts';
import { itemPath, programPath } from '@centar/domain/pages.ts';
import { programTypeNamed, type CategorySlug } from '@centar/domain/sections.ts';
import type { Program } from '../../../prisma/generated/client.ts';
import { announcedScreening } from '../contentTypes/cinema/cinema.service.ts';
import { visible } from '../items/read/visibility.ts';
import { storedAdmission } from '../items/storedAdmission.ts';
import type { Database } from '../platform/database/database.ts';
import { withRelation } from '../platform/database/withRelation.ts';

/** A date in a weekly mail. */
export interface WeekEvent {
  readonly section: CategorySlug;
  readonly title: string;
  readonly path: string;
  readonly eventHappeningDateTime: Date;
  readonly endsAt: Date | null;
  readonly place: string;
  readonly price: string;
  readonly status: string;
  readonly statusNote: string;
  /** Where it was moved from. */
  readonly former: EventTimes | null;
}

/** More than that is not read in a mail. */
const MAX_EVENTS = 500;

const dateColumns = {
  eventHappeningDateTime: true,
  endsAt: true,
  place: true,
  status: true,
  statusNote: true,
  formerDateTime: true,
} as const;
const programColumns = {
  id: true,
  title: true,
  programType: true,
  price: true,
  isFree: true,
} as const;

const NO_DATES = { dates: { none: {} } } as const;
const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];

function ofProgram(program: Pick<Program, keyof typeof programColumns>) {
  return {
    section: programTypeNamed(program.programType)?.slug ?? ('mladi' as const),
    title: program.title,
    path: programPath(program.id, program.programType),
    price: admissionText(storedAdmission(program)),
  };
}

/** What visitors can go to from now to the end of the seventh day, soonest first. */
export async function weekEvents({ reader }: Database, now: Date): Promise<readonly WeekEvent[]> {
  const end = startOfBelgradeDay(now, WEEK_DAYS);
  const within = { eventHappeningDateTime: { lt: end }, pastAt: { gt: now } };
  const [programs, dates, screenings] = await Promise.all([
    reader.program.findMany({
      where: { ...visible(now), ...within, ...NO_DATES },
      select: { ...programColumns, ...dateColumns },
      orderBy: soonestFirst,
      take: MAX_EVENTS,
    }),
    reader.programDate.findMany({
      where: { ...within, program: visible(now) },
      select: { ...dateColumns, program: { select: programColumns } },
      orderBy: soonestFirst,
      take: MAX_EVENTS,
    }),
    reader.screening.findMany({
      where: { productionDate: { gte: now, lt: end }, movie: visible(now) },
      select: {
        ...announcedScreening,
        movie: { select: { id: true, title: true, duration: true } },
      },
      orderBy: [{ productionDate: 'asc' }, { id: 'asc' }],
      take: MAX_EVENTS,
    }),
  ]);
  const events: WeekEvent[] = [
    ...programs.map(({ id, title, programType, price, isFree, formerDateTime, ...date }) => ({
      ...date,
      former: formerDateTime && formerTimes(formerDateTime),
      ...ofProgram({ id, title, programType, price, isFree }),
    })),
    ...withRelation(dates, 'program').map(({ program, formerDateTime, ...date }) => ({
      ...date,
      former: formerDateTime && formerTimes(formerDateTime),
      ...ofProgram(program),
    })),
    ...withRelation(screenings, 'movie').map(({ movie, ...screening }) => ({
      section: 'bioskop' as const,
      title: movie.title,
      path: itemPath('Movie', movie.id) ?? '',
      eventHappeningDateTime: screening.productionDate,
      endsAt: screeningEnd(screening, movie.duration) ?? null,
      place: screening.hall,
      price: admissionText(storedAdmission(screening)),
      status: screening.status,
      statusNote: screening.statusNote,
      former: screening.formerDateTime && { eventHappeningDateTime: screening.formerDateTime },
    })),
  ];
  return events
    .filter((event) => endOf(event) > now)
    .toSorted(
      (one, other) => one.eventHappeningDateTime.getTime() - other.eventHappeningDateTime.getTime(),
    );
}
