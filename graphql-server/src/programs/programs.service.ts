import { z } from 'zod';
import { startOfBelgradeDay } from '../../../domain/dates.ts';
import { itemId } from '../../../domain/rules.ts';
import { findProgramType } from '../../../domain/sections.ts';
import type { ProgramTypeName } from '../../../domain/sections.ts';
import { found, parseInput, visible } from '../content/contentService.ts';
import type { ContentDependencies } from '../content/contentService.ts';
import { laterThan, olderThan, readPage } from '../content/paging.ts';
import type { PageRequest } from '../content/paging.ts';
import { badInput } from '../errors.ts';

const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];
const latestFirst = [{ eventHappeningDateTime: 'desc' as const }, { id: 'desc' as const }];
const reference = z.strictObject({ id: itemId });

/** The stored name of a type given as name or slug, under the parameter's name. Throws BAD_USER_INPUT. */
function readType(parameter: string, text: unknown): ProgramTypeName {
  const type = typeof text === 'string' ? findProgramType(text) : undefined;
  if (!type) throw badInput({ [parameter]: 'unknownChoice' });
  return type.name;
}

/** Everything that can be done with programmes, the corners' included. */
export function programsService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  // An event is upcoming until the end of its Belgrade day (product decision 3).
  const upcoming = () => ({
    ...visible(clock()),
    eventHappeningDateTime: { gte: startOfBelgradeDay(clock()) },
  });
  const past = () => ({
    ...visible(clock()),
    eventHappeningDateTime: { lt: startOfBelgradeDay(clock()) },
  });
  const ofType = (programType: ProgramTypeName | undefined) => (programType ? { programType } : {});
  const pageType = (given: string | null | undefined) =>
    ofType(given == null ? undefined : readType('programType', given));

  return {
    /** Upcoming, soonest first; of one type where one is given. */
    upcoming: (type?: { programType: unknown }) =>
      reader.program.findMany({
        where: { ...upcoming(), ...ofType(type && readType('programType', type.programType)) },
        orderBy: soonestFirst,
      }),

    /** Past, latest first; of one type where one is given. */
    past: (type?: { type: unknown }) =>
      reader.program.findMany({
        where: { ...past(), ...ofType(type && readType('type', type.type)) },
        orderBy: latestFirst,
      }),

    /** Upcoming, a page at a time. */
    async upcomingPage(request: PageRequest, programType?: string | null) {
      const type = pageType(programType);
      return readPage(
        request,
        (take, place) =>
          reader.program.findMany({
            where: { ...upcoming(), ...type, ...laterThan('eventHappeningDateTime', place) },
            orderBy: soonestFirst,
            take,
          }),
        (row) => row.eventHappeningDateTime,
      );
    },

    /** Past, a page at a time. */
    async pastPage(request: PageRequest, programType?: string | null) {
      const type = pageType(programType);
      return readPage(
        request,
        (take, place) =>
          reader.program.findMany({
            where: { ...past(), ...type, ...olderThan('eventHappeningDateTime', place) },
            orderBy: latestFirst,
            take,
          }),
        (row) => row.eventHappeningDateTime,
      );
    },

    /** One programme. Throws NOT_FOUND. */
    async byId(input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.program.findFirst({ where: { id, ...visible(clock()) } }));
    },
  };
}

/** The service's type, for the transports. */
export type ProgramsService = ReturnType<typeof programsService>;
