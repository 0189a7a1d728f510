import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { programDateKey, programKey, screeningKey } from '@centar/domain/dateKey.ts';
import type { OpenHours } from '@centar/domain/eventState.ts';
import type { Section } from '@centar/domain/sections.ts';
import { isVisible } from '../../items/read/visibility.ts';
import { storedAdmission } from '../../items/storedAdmission.ts';
import type { Database } from '../../platform/database/database.ts';
import { withRelation } from '../../platform/database/withRelation.ts';
import type { HallUse } from './halls.types.ts';

/** The soonest of each kind. */
const MAX_USES = 2000;

export interface Use extends HallUse {
  /** Of a programme. */
  readonly openHours?: readonly OpenHours[] | null;
}

type Reader = Database['reader'];

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

async function screeningUses(reader: Reader, { from, to }: Span, now: Date): Promise<Use[]> {
  const screenings = await reader.screening.findMany({
    where: { productionDate: { gte: from, lt: to }, movie: { deletedAt: null } },
    include: { movie: { select: { title: true, duration: true, publishedAt: true } } },
    orderBy: [{ productionDate: 'asc' }, { id: 'asc' }],
    take: MAX_USES,
  });
  return withRelation(screenings, 'movie').map(
    ({ id, movieId, movie, productionDate, endsAt, hall, status, statusNote, ...rest }) => ({
      itemType: 'Movie',
      itemId: movieId,
      screeningId: id,
      programDateId: null,
      dateKey: screeningKey(id),
      section: 'Bioskop program',
      title: movie.title,
      at: productionDate,
      endsAt: screeningEnd({ productionDate, endsAt }, movie.duration) ?? null,
      hall,
      ...storedAdmission(rest),
      status,
      statusNote,
      isPublic: isVisible(movie, now),
    }),
  );
}

async function programUses(reader: Reader, { from, to }: Span, now: Date): Promise<Use[]> {
  const programs = await reader.program.findMany({
    where: {
      eventHappeningDateTime: { lt: to },
      pastAt: { gt: from },
      deletedAt: null,
      dates: { none: {} },
    },
    select: {
      id: true,
      title: true,
      programType: true,
      eventHappeningDateTime: true,
      endsAt: true,
      openHours: true,
      place: true,
      price: true,
      isFree: true,
      status: true,
      statusNote: true,
      publishedAt: true,
    },
    orderBy: [{ eventHappeningDateTime: 'asc' }, { id: 'asc' }],
    take: MAX_USES,
  });
  return programs.map(
    ({ id, title, programType, eventHappeningDateTime: at, place, publishedAt, ...rest }) => ({
      ...rest,
      openHours: rest.openHours as OpenHours[] | null,
      ...storedAdmission(rest),
      itemType: 'Program',
      itemId: id,
      screeningId: null,
      programDateId: null,
      dateKey: programKey(id),
      section: programType,
      title,
      at,
      hall: place,
      isPublic: isVisible({ publishedAt }, now),
    }),
  );
}

/** Dates of series. */
async function dateUses(reader: Reader, { from, to }: Span, now: Date): Promise<Use[]> {
  const dates = await reader.programDate.findMany({
    where: {
      eventHappeningDateTime: { lt: to },
      pastAt: { gt: from },
      program: { deletedAt: null },
    },
    include: {
      program: {
        select: {
          title: true,
          programType: true,
          openHours: true,
          price: true,
          isFree: true,
          publishedAt: true,
        },
      },
    },
    orderBy: [{ eventHappeningDateTime: 'asc' }, { id: 'asc' }],
    take: MAX_USES,
  });
  return withRelation(dates, 'program').map(
    ({ program, eventHappeningDateTime, endsAt, ...rest }) => ({
      itemType: 'Program',
      itemId: rest.programId,
      screeningId: null,
      programDateId: rest.id,
      dateKey: programDateKey(rest),
      section: program.programType,
      title: program.title,
      at: eventHappeningDateTime,
      endsAt,
      openHours: program.openHours as OpenHours[] | null,
      hall: rest.place,
      ...storedAdmission(program),
      status: rest.status,
      statusNote: rest.statusNote,
      isPublic: isVisible(program, now),
    }),
  );
}

/** Soonest first, with drafts. */
export async function readUses(reader: Reader, span: Span, now: Date): Promise<Use[]> {
  const uses = [
    ...(await screeningUses(reader, span, now)),
    ...(await programUses(reader, span, now)),
    ...(await dateUses(reader, span, now)),
  ];
  return uses.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Of the sections; undefined if nothing is announced from then on. */
export async function nextBeginning(
  reader: Reader,
  sections: readonly Section[],
  from: Date,
): Promise<Date | undefined> {
  const later = { gte: from };
  const program = { deletedAt: null, programType: { in: [...sections] } };
  const orderBy = { eventHappeningDateTime: 'asc' as const };
  const [screening, single, date] = await Promise.all([
    sections.includes('Bioskop program')
      ? reader.screening.findFirst({
          where: { productionDate: later, movie: { deletedAt: null } },
          orderBy: { productionDate: 'asc' },
        })
      : null,
    reader.program.findFirst({
      where: { ...program, eventHappeningDateTime: later, dates: { none: {} } },
      orderBy,
    }),
    reader.programDate.findFirst({ where: { eventHappeningDateTime: later, program }, orderBy }),
  ]);
  const moments = [
    screening?.productionDate,
    single?.eventHappeningDateTime,
    date?.eventHappeningDateTime,
  ].flatMap((at) => at?.getTime() ?? []);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}
