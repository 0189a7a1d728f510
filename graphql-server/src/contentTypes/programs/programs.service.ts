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
import { readPage, type PageRequest } from '../../items/transport/paging.ts';
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
import { withDates } from './programDates.ts';
import { placeAmongAnnounced, programLists } from './programLists.ts';
import { requireSomeProgram } from './programs.policy.ts';
import { programWrites } from './programs.writes.ts';

const END = (row: { pastAt: Date }): Date => row.pastAt;
/** Accepts a name or slug. Throws BAD_USER_INPUT. */
function readType(parameter: string, text: unknown): ProgramTypeName {
  const type = typeof text === 'string' ? findProgramType(text) : undefined;
  if (!type) throw badInput({ [parameter]: 'unknownChoice' });
  return type.name;
}

/** Of one type: those that have not ended first, soonest end first. */
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

const ofType = (programType: ProgramTypeName | undefined) => (programType ? { programType } : {});
const pageType = (given: string | null | undefined) =>
  ofType(given == null ? undefined : readType('programType', given));

/** Also of the corners. Holders of a section also read its unpublished programmes. */
export function programsService(dependencies: ContentDependencies) {
  const { clock, database } = dependencies;
  const { reader } = database;
  const { onOf, announcedOf, pastOf } = programLists(dependencies);
  const mayExist = createHighestId(database, () => reader.program);
  return {
    ...programWrites(dependencies),

    /** To come, soonest first, then in progress; of one type if given. */
    upcoming(actor: Actor, type?: { programType: unknown }) {
      const now = clock();
      const own = ofType(type && readType('programType', type.programType));
      return inBatches(announcedOf(actor, own, now), placeAmongAnnounced(now));
    },

    /** Latest end first; of one type if given. */
    past: (actor: Actor, type?: { type: unknown }) =>
      inBatches(pastOf(actor, ofType(type && readType('type', type.type))), END),

    async upcomingPage(actor: Actor, request: PageRequest, programType?: string | null) {
      const now = clock();
      const find = announcedOf(actor, pageType(programType), now);
      return readPage(request, find, placeAmongAnnounced(now));
    },

    /** In progress, ending soonest first. */
    async onPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, onOf(actor, pageType(programType), clock()), END);
    },

    async pastPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, pastOf(actor, pageType(programType)), END);
    },

    /** Throws UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT. */
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

    /** Throws NOT_FOUND. */
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

export type ProgramsService = ReturnType<typeof programsService>;
