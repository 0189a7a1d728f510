import {
  findProgramType,
  programTypeNamed,
  type ProgramTypeName,
} from '@centar/domain/sections.ts';
import { orderedColumns } from '@centar/domain/types/declaration.ts';
import { PROGRAM } from '@centar/domain/types/events.ts';
import { orNotFound, badInput } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { itemReference } from '../../items/itemReference.ts';
import { laterThan, olderThan, readPage, type PageRequest } from '../../items/transport/paging.ts';
import type { Position } from '@centar/domain/cursor.ts';
import { inBatches } from '../../platform/batches.ts';
import {
  countUpcoming,
  type StaffListDescriptor,
  type StaffListRequest,
} from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import { createHighestId } from '../../items/read/highestId.ts';
import { isReadableBy } from '../../items/read/visibility.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import { withDates, type ProgramWithDates } from './programDates.ts';
import { programsReadableBy, requireSomeProgram } from './programs.policy.ts';
import { programWrites } from './programs.writes.ts';

const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];
const soonestEnd = [{ pastAt: 'asc' as const }, { id: 'asc' as const }];
const latestEnd = [{ pastAt: 'desc' as const }, { id: 'desc' as const }];
const END = (row: { pastAt: Date }): Date => row.pastAt;
/** The part of the list of announced programmes with those that are on; the first part has those to come. */
const PART_ON = 1;

/** The stored name of a type given as name or slug, under the parameter's name. Throws BAD_USER_INPUT. */
function readType(parameter: string, text: unknown): ProgramTypeName {
  const type = typeof text === 'string' ? findProgramType(text) : undefined;
  if (!type) throw badInput({ [parameter]: 'unknownChoice' });
  return type.name;
}

/** The staff's list of one type: those that have not ended first, the soonest end first. */
const STAFF_LIST = {
  itemType: PROGRAM.itemType,
  dateColumn: PROGRAM.dateColumn,
  isAhead: (now) => Prisma.sql`"pastAt" > ${now}`,
  orders: orderedColumns(PROGRAM),
  filters: (now) => ({
    upcoming: Prisma.sql`"eventHappeningDateTime" > ${now}`,
    on: Prisma.sql`"eventHappeningDateTime" <= ${now} AND "pastAt" > ${now}`,
    past: Prisma.sql`"pastAt" <= ${now}`,
  }),
} as const satisfies StaffListDescriptor;

/** What tells a programme's place in the list of announced ones. */
type Announced = Pick<ProgramWithDates, 'id' | 'eventHappeningDateTime' | 'pastAt'>;

/**
 * The use cases of programmes, with those of the corners. Holders of a section also read its unpublished programmes.
 */
export function programsService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const { reader } = database;
  const mayExist = createHighestId(database, () => reader.program);
  const readableWhere = (actor: Actor) => programsReadableBy(actor, clock());
  /** Those that are on, ending soonest first. */
  const onOf = (actor: Actor, type: object, now: Date) => (take: number, place?: Position) =>
    reader.program.findMany({
      where: {
        AND: [
          readableWhere(actor),
          type,
          { eventHappeningDateTime: { lte: now }, pastAt: { gt: now } },
          laterThan('pastAt', place),
        ],
      },
      orderBy: soonestEnd,
      include: withDates,
      take,
    });
  /** Those to come, soonest first, then those that are on, ending soonest first (product decision 3). */
  const announcedOf = (actor: Actor, type: object, now: Date) => {
    const readOn = onOf(actor, type, now);
    return async (take: number, place?: Position) => {
      const isBehind = place?.part === PART_ON;
      const toCome = isBehind
        ? []
        : await reader.program.findMany({
            where: {
              AND: [
                readableWhere(actor),
                type,
                { eventHappeningDateTime: { gt: now } },
                laterThan('eventHappeningDateTime', place),
              ],
            },
            orderBy: soonestFirst,
            include: withDates,
            take,
          });
      if (toCome.length === take) return toCome;
      const on = await readOn(take - toCome.length, isBehind ? place : undefined);
      return [...toCome, ...on];
    };
  };
  const placeAmongAnnounced =
    (now: Date) =>
    ({ id, eventHappeningDateTime: at, pastAt }: Announced): Position =>
      at > now ? { at, id } : { at: pastAt, id, part: PART_ON };
  const pastOf = (actor: Actor, type: object) => (take: number, place?: Position) =>
    reader.program.findMany({
      where: {
        AND: [readableWhere(actor), type, { pastAt: { lte: clock() } }, olderThan('pastAt', place)],
      },
      orderBy: latestEnd,
      include: withDates,
      take,
    });
  const ofType = (programType: ProgramTypeName | undefined) => (programType ? { programType } : {});
  const pageType = (given: string | null | undefined) =>
    ofType(given == null ? undefined : readType('programType', given));

  return {
    ...programWrites(dependencies),

    /** To come, soonest first, then on; of one type where one is given. */
    upcoming(actor: Actor, type?: { programType: unknown }) {
      const now = clock();
      const own = ofType(type && readType('programType', type.programType));
      return inBatches(announcedOf(actor, own, now), placeAmongAnnounced(now));
    },

    /** Past, the latest end first; of one type where one is given. */
    past: (actor: Actor, type?: { type: unknown }) =>
      inBatches(pastOf(actor, ofType(type && readType('type', type.type))), END),

    /** To come, then on, a page at a time. */
    async upcomingPage(actor: Actor, request: PageRequest, programType?: string | null) {
      const now = clock();
      const find = announcedOf(actor, pageType(programType), now);
      return readPage(request, find, placeAmongAnnounced(now));
    },

    /** On now, ending soonest first, a page at a time. */
    async onPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, onOf(actor, pageType(programType), clock()), END);
    },

    /** Past, a page at a time. */
    async pastPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, pastOf(actor, pageType(programType)), END);
    },

    /**
     * A page of the staff's list of one type, with unpublished ones and the number of upcoming ones. Throws
     * UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.
     */
    async staffPage(actor: Actor, list: StaffListRequest, programType: string) {
      requireSomeProgram(actor);
      const type = readType('programType', programType);
      requireSection(actor, type);
      const now = clock();
      const own = Prisma.sql`"programType" = ${type}`;
      const page = await readStaffPage(
        { database, now },
        STAFF_LIST,
        list,
        (ids) => reader.program.findMany({ where: { id: { in: ids } }, include: withDates }),
        own,
      );
      return { ...page, upcoming: await countUpcoming(database, STAFF_LIST, now, own) };
    },

    /** One programme; for holders of its section an unpublished one too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(itemReference, input);
      // With plain equality of the id Prisma reads concurrent requests in one statement.
      const row = (await mayExist(id))
        ? await reader.program.findUnique({ where: { id, deletedAt: null }, include: withDates })
        : null;
      const section = row && programTypeNamed(row.programType)?.name;
      return orNotFound(
        row && isReadableBy(actor, section ?? undefined, row, clock()) ? row : null,
      );
    },
  };
}

/** The service's type, for the transports. */
export type ProgramsService = ReturnType<typeof programsService>;
