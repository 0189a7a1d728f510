import { z } from 'zod';
import { startOfBelgradeDay } from '../../../domain/dates.ts';
import { itemId } from '../../../domain/rules.ts';
import { findProgramType } from '../../../domain/sections.ts';
import type { ProgramTypeName } from '../../../domain/sections.ts';
import { found, parseInput } from '../content/contentService.ts';
import type { ContentDependencies } from '../content/contentService.ts';
import { laterThan, olderThan, readPage } from '../content/paging.ts';
import type { PageRequest, Position } from '../content/paging.ts';
import { inPieces } from '../content/pieces.ts';
import type { Actor } from '../context.ts';
import { badInput } from '../errors.ts';
import { programsReadableBy } from './programs.policy.ts';
import { programWrites } from './programs.writes.ts';

const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];
const latestFirst = [{ eventHappeningDateTime: 'desc' as const }, { id: 'desc' as const }];
const ORDERED_BY = (row: { eventHappeningDateTime: Date }): Date => row.eventHappeningDateTime;
const reference = z.strictObject({ id: itemId });

/** The stored name of a type given as name or slug, under the parameter's name. Throws BAD_USER_INPUT. */
function readType(parameter: string, text: unknown): ProgramTypeName {
  const type = typeof text === 'string' ? findProgramType(text) : undefined;
  if (!type) throw badInput({ [parameter]: 'unknownChoice' });
  return type.name;
}

/**
 * Everything that can be done with programmes, the corners' included. Every reading gives to holders of a section
 * its programmes that are not yet published too.
 */
export function programsService(dependencies: ContentDependencies) {
  const { clock } = dependencies;
  const { reader } = dependencies.database;
  const shownTo = (actor: Actor) => programsReadableBy(actor, clock());
  // An event is upcoming until the end of its Belgrade day (product decision 3).
  const upcomingOf = (actor: Actor, type: object) => (take: number, place?: Position) => {
    const from = { gte: startOfBelgradeDay(clock()) };
    const behind = laterThan('eventHappeningDateTime', place) ?? {};
    return reader.program.findMany({
      where: { AND: [shownTo(actor), type, { eventHappeningDateTime: from }, behind] },
      orderBy: soonestFirst,
      take,
    });
  };
  const pastOf = (actor: Actor, type: object) => (take: number, place?: Position) => {
    const until = { lt: startOfBelgradeDay(clock()) };
    const behind = olderThan('eventHappeningDateTime', place) ?? {};
    return reader.program.findMany({
      where: { AND: [shownTo(actor), type, { eventHappeningDateTime: until }, behind] },
      orderBy: latestFirst,
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
      inPieces(
        upcomingOf(actor, ofType(type && readType('programType', type.programType))),
        ORDERED_BY,
      ),

    /** Past, latest first; of one type where one is given. */
    past: (actor: Actor, type?: { type: unknown }) =>
      inPieces(pastOf(actor, ofType(type && readType('type', type.type))), ORDERED_BY),

    /** Upcoming, a page at a time. */
    async upcomingPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, upcomingOf(actor, pageType(programType)), ORDERED_BY);
    },

    /** Past, a page at a time. */
    async pastPage(actor: Actor, request: PageRequest, programType?: string | null) {
      return readPage(request, pastOf(actor, pageType(programType)), ORDERED_BY);
    },

    /** One programme, to holders of its section before it is published too. Throws NOT_FOUND. */
    async byId(actor: Actor, input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.program.findFirst({ where: { id, ...shownTo(actor) } }));
    },
  };
}

/** The service's type, for the transports. */
export type ProgramsService = ReturnType<typeof programsService>;
