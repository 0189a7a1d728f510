import { visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';

/** The most photographs that the home page's carousel takes. */
const MAX_PHOTOS = 40;

/** Everything that can be done with photographs of the premises. */
export function premisesService({ database, clock }: ContentDependencies) {
  const { reader } = database;
  return {
    /** All, in the order that they were given. */
    all: () =>
      reader.premisesPhoto.findMany({
        where: visible(clock()),
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        take: MAX_PHOTOS,
      }),
  };
}

/** The service's type, for the transport. */
export type PremisesService = ReturnType<typeof premisesService>;
