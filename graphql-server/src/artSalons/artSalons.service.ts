import { z } from 'zod';
import { itemId } from '../../../domain/rules.ts';
import { found, parseInput, visible } from '../content/contentService.ts';
import type { ContentDependencies } from '../content/contentService.ts';
import { olderThan, readPage } from '../content/paging.ts';
import type { PageRequest } from '../content/paging.ts';

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
const reference = z.strictObject({ id: itemId });

/** Everything that can be done with art salons. */
export function artSalonsService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  return {
    /** All, newest first. */
    all: () => reader.artSalon.findMany({ where: visible(clock()), orderBy: newestFirst }),

    /** All, newest first, a page at a time. */
    page: (request: PageRequest) =>
      readPage(
        request,
        (take, place) =>
          reader.artSalon.findMany({
            where: { ...visible(clock()), ...olderThan('createdAt', place) },
            orderBy: newestFirst,
            take,
          }),
        (row) => row.createdAt,
      ),

    /** One of them. Throws NOT_FOUND. */
    async byId(input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.artSalon.findFirst({ where: { id, ...visible(clock()) } }));
    },
  };
}

/** The service's type, for the transports. */
export type ArtSalonsService = ReturnType<typeof artSalonsService>;
