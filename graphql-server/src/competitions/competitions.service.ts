import { z } from 'zod';
import { itemId } from '../../../domain/rules.ts';
import { found, parseInput, visible } from '../content/contentService.ts';
import type { ContentDependencies } from '../content/contentService.ts';
import { olderThan, readPage } from '../content/paging.ts';
import type { PageRequest } from '../content/paging.ts';

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];
const reference = z.strictObject({ id: itemId });

/** Everything that can be done with competitions. */
export function competitionsService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  return {
    /** All, newest first. */
    all: () => reader.competition.findMany({ where: visible(clock()), orderBy: newestFirst }),

    /** All, newest first, a page at a time. */
    page: (request: PageRequest) =>
      readPage(
        request,
        (take, place) =>
          reader.competition.findMany({
            where: { ...visible(clock()), ...olderThan('datePosted', place) },
            orderBy: newestFirst,
            take,
          }),
        (row) => row.datePosted,
      ),

    /** One competition. Throws NOT_FOUND. */
    async byId(input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.competition.findFirst({ where: { id, ...visible(clock()) } }));
    },
  };
}

/** The service's type, for the transports. */
export type CompetitionsService = ReturnType<typeof competitionsService>;
