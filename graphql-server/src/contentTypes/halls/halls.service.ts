import { z } from 'zod';
import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { moment } from '@centar/domain/rules.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import type { Actor } from '../../platform/context.ts';
import { withRelation } from '../../platform/database/withRelation.ts';
import type { HallUse } from './halls.types.ts';

const DAY_MS = 24 * 3_600_000;
/** The board requests a week, a form everything planned. */
const MAX_DAYS = 366 * 20;
/** The soonest of each kind. */
const MAX_USES = 2000;

const stretch = z
  .strictObject({ from: moment, to: moment })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= MAX_DAYS * DAY_MS, {
    path: ['to'],
    error: 'invalid',
  });

/** All staff may read it, because sections share the halls. */
export function hallsService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  return {
    /** Soonest first, with drafts. Throws UNAUTHENTICATED. */
    async uses(actor: Actor, input: unknown): Promise<HallUse[]> {
      requirePerson(actor);
      const { from, to } = parseInput(stretch, input);
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
          place: true,
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
        include: { program: { select: { title: true, programType: true, publishedAt: true } } },
        orderBy: [{ eventHappeningDateTime: 'asc' }, { id: 'asc' }],
        take: MAX_USES,
      });
      const uses: HallUse[] = [
        ...withRelation(screenings, 'movie').map(
          ({ id, movieId, movie, productionDate, endsAt, hall, status, statusNote }) => ({
            itemType: 'Movie',
            itemId: movieId,
            screeningId: id,
            programDateId: null,
            section: 'Bioskop program',
            title: movie.title,
            at: productionDate,
            endsAt: screeningEnd({ productionDate, endsAt }, movie.duration) ?? null,
            hall,
            status,
            statusNote,
            isPublic: isPublic(movie),
          }),
        ),
        ...programs.map(
          ({
            id,
            title,
            programType,
            eventHappeningDateTime: at,
            place,
            publishedAt,
            ...rest
          }) => ({
            ...rest,
            itemType: 'Program',
            itemId: id,
            screeningId: null,
            programDateId: null,
            section: programType,
            title,
            at,
            hall: place,
            isPublic: isPublic({ publishedAt }),
          }),
        ),
        ...withRelation(dates, 'program').map(
          ({ id, programId, program, eventHappeningDateTime, endsAt, ...rest }) => ({
            itemType: 'Program',
            itemId: programId,
            screeningId: null,
            programDateId: id,
            section: program.programType,
            title: program.title,
            at: eventHappeningDateTime,
            endsAt,
            hall: rest.place,
            status: rest.status,
            statusNote: rest.statusNote,
            isPublic: isPublic(program),
          }),
        ),
      ];
      return uses.sort((one, other) => one.at.getTime() - other.at.getTime());
    },
  };
}

export type HallsService = ReturnType<typeof hallsService>;
