import { z } from 'zod';
import { mayWrite, writableSections } from '@centar/domain/access.ts';
import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { daysOf, isLasting, visitingHours, type OpenHours } from '@centar/domain/eventState.ts';
import { hasHours, type OpeningHours } from '@centar/domain/openingHours.ts';
import { programDateKey, programKey, screeningKey } from '@centar/domain/dateKey.ts';
import { moment } from '@centar/domain/rules.ts';
import type { Section } from '@centar/domain/sections.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import type { Actor } from '../../platform/context.ts';
import { withRelation } from '../../platform/database/withRelation.ts';
import { storedAdmission } from '../../items/storedAdmission.ts';
import type { Evening, HallUse } from './halls.types.ts';

const DAY_MS = 24 * 3_600_000;
/** The board requests a week, a form everything planned. */
const MAX_DAYS = 366 * 20;
/** The soonest of each kind. */
const MAX_USES = 2000;

/** Zod calls it for texts that are no moments too, which have their own error. */
function isStretch({ from, to }: { readonly from: unknown; readonly to: unknown }): boolean {
  if (!(from instanceof Date && to instanceof Date)) return true;
  return to > from && to.getTime() - from.getTime() <= MAX_DAYS * DAY_MS;
}

const stretch = z
  .strictObject({ from: moment, to: moment })
  .refine(isStretch, { path: ['to'], error: 'invalid' });

interface Use extends HallUse {
  /** Of a programme. */
  readonly openHours?: readonly OpenHours[] | null;
}

/** An event of several days is not on when it is closed all day. */
function isOnDay({ at, endsAt, openHours = null }: Use, day: Date, house: OpeningHours): boolean {
  const event = { eventHappeningDateTime: at, endsAt, openHours };
  const { first, last } = daysOf(event);
  if (day < first || day > last) return false;
  if (!isLasting(event) || (!openHours?.length && !hasHours(house, 'house'))) return true;
  return visitingHours(event, house, day).length > 0;
}

/** All staff may read it, because sections share the halls. */
export function hallsService({ database, clock }: ContentDependencies, hours: () => OpeningHours) {
  const { reader } = database;

  /** Soonest first, with drafts. */
  async function read({ from, to }: z.infer<typeof stretch>): Promise<Use[]> {
    const now = clock();
    const isPublic = ({ publishedAt }: { readonly publishedAt: Date | null }): boolean =>
      publishedAt !== null && publishedAt <= now;
    const screenings = await reader.screening.findMany({
      where: { productionDate: { gte: from, lt: to }, movie: { deletedAt: null } },
      include: { movie: { select: { title: true, duration: true, publishedAt: true } } },
      orderBy: [{ productionDate: 'asc' }, { id: 'asc' }],
      take: MAX_USES,
    });
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
    const uses: Use[] = [
      ...withRelation(screenings, 'movie').map(
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
          isPublic: isPublic(movie),
        }),
      ),
      ...programs.map(
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
          isPublic: isPublic({ publishedAt }),
        }),
      ),
      ...withRelation(dates, 'program').map(
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
          isPublic: isPublic(program),
        }),
      ),
    ];
    return uses.sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** Of the sections; undefined if nothing is announced from then on. */
  async function nextBeginning(
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

  return {
    /** Soonest first, with drafts. Throws UNAUTHENTICATED. */
    async uses(actor: Actor, input: unknown): Promise<HallUse[]> {
      requirePerson(actor);
      return read(parseInput(stretch, input));
    },

    /**
     * Today's events of the person's sections, or those of the next day on which one begins. Throws
     * UNAUTHENTICATED.
     */
    async evening(actor: Actor): Promise<Evening> {
      requirePerson(actor);
      const sections = writableSections(actor);
      const today = startOfBelgradeDay(clock());
      const [tomorrow, after] = [startOfBelgradeDay(today, 1), startOfBelgradeDay(today, 2)];
      const own = async (from: Date, to: Date): Promise<Use[]> =>
        (await read({ from, to })).filter(({ section }) => mayWrite(actor, section as Section));
      const near = await own(today, after);
      const house = hours();
      const on = (uses: readonly Use[], day: Date) =>
        uses.filter((use) => isOnDay(use, day, house));
      const counted = { tomorrow: on(near, tomorrow).length };
      const events = on(near, today);
      if (events.length > 0) return { ...counted, day: today, events };
      const next = await nextBeginning(sections, tomorrow);
      if (!next) return { ...counted, day: today, events };
      const day = startOfBelgradeDay(next);
      return { ...counted, day, events: on(await own(day, startOfBelgradeDay(day, 1)), day) };
    },
  };
}

export type HallsService = ReturnType<typeof hallsService>;
