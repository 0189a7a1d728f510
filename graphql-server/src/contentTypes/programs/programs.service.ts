import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { findProgramType, programTypeNamed } from '@centar/domain/sections.ts';
import type { ProgramTypeName } from '@centar/domain/sections.ts';
import { orNotFound, parseInput, requireSection } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import { laterThan, olderThan, readPage } from '../../items/transport/paging.ts';
import type { Position } from '@centar/domain/cursor.ts';
import type { PageRequest } from '../../items/transport/paging.ts';
import { inBatches } from '../../platform/batches.ts';
import { countUpcoming } from '../../items/read/staffList.ts';
import type { StaffListDescriptor, StaffListRequest } from '../../items/read/staffList.ts';
import { readStaffPage } from '../../items/read/staffPage.ts';
import { isReadableBy } from '../../items/read/visibility.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { withDates } from './programDates.ts';
import { programsReadableBy, requireSomeProgram } from './programs.policy.ts';
import { programWrites } from './programs.writes.ts';

const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];
const latestFirst = [{ eventHappeningDateTime: 'desc' as const }, { id: 'desc' as const }];
const ORDERED_BY = (row: { eventHappeningDateTime: Date }): Date => row.eventHappeningDateTime;

/** The stored name of a type given as name or slug, under the parameter's name. Throws BAD_USER_INPUT. */
function readType(parameter: string, text: unknown): ProgramTypeName {
  const type = typeof text === 'string' ? findProgramType(text) : undefined;
  if (!type) throw badInput({ [parameter]: 'unknownChoice' });
  return type.name;
}

/** The staff's list of one type: upcoming programmes first. */
const STAFF_LIST = {
  itemType: 'Program',
  dateColumn: 'eventHappeningDateTime',
  upcomingFrom: (now) => startOfBelgradeDay(now),
  orders: ['title', 'eventHappeningDateTime', 'author', 'updatedAt'],
  filters: (now) => ({
    upcoming: Prisma.sql`"eventHappeningDateTime" >= ${startOfBelgradeDay(now)}`,
    past: Prisma.sql`"eventHappeningDateTime" < ${startOfBelgradeDay(now)}`,
  }),
} as const satisfies StaffListDescriptor;

/**
 * The use cases of programmes, with those of the corners. Holders of a section also read its unpublished programmes.
 */
export function programsService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const { reader } = database;
  const readableWhere = (actor: Actor) => programsReadableBy(actor, clock());
  // An event is upcoming until the end of its Belgrade day (product decision 3).
  const upcomingOf = (actor: Actor, type: object) => (take: number, place?: Position) => {
    const from = { gte: startOfBelgradeDay(clock()) };
    const behind = laterThan('eventHappeningDateTime', place);
    return reader.program.findMany({
      where: { AND: [readableWhere(actor), type, { eventHappeningDateTime: from }, behind] },
      orderBy: soonestFirst,
      include: withDates,
      take,
    });
  };
  const pastOf = (actor: Actor, type: object) => (take: number, place?: Position) => {
    const until = { lt: startOfBelgradeDay(clock()) };
    const behind = olderThan('eventHappeningDateTime', place);
    return reader.program.findMany({
      where: { AND: [readableWhere(actor), type, { eventHappeningDateTime: until }, behind] },
      orderBy: latestFirst,
      include: withDates,
      take,
    });
  };
  const ofType = (programType: ProgramTypeName | undefined) => (programType ? { programType } : {});
  const pageType = (given: string | null | undefined) =>
    ofType(given == null ? undefined : readType('programType', given));

  return {
    ...programWrites(dependencies),

    /** Upcoming, soonest first; of one type where one is given. */
    upcoming: (actor: Actor, type?: { programType: unknown }) =>
      inBatches(
        upcomingOf(actor, ofType(type && readType('programType', type.programType))),
        ORDERED_BY,
      ),

    /** Past, latest first; of one type where one is given. */
    past: (actor: Actor, type?: { type: unknown }) =>
      inBatches(pastOf(actor, ofType(type && readType('type', type.type))), ORDERED_BY),

    /** Upcoming, a page at a time. */
    async upcomingPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, upcomingOf(actor, pageType(programType)), ORDERED_BY);
    },

    /** Past, a page at a time. */
    async pastPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, pastOf(actor, pageType(programType)), ORDERED_BY);
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
      const row = await reader.program.findUnique({
        where: { id, deletedAt: null },
        include: withDates,
      });
      const section = row && programTypeNamed(row.programType)?.name;
      return orNotFound(
        row && isReadableBy(actor, section ?? undefined, row, clock()) ? row : null,
      );
    },
  };
}

/** The service's type, for the transports. */
export type ProgramsService = ReturnType<typeof programsService>;
