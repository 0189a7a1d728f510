import type { ContentRoute } from '../content/contentRoutes.ts';
import { toExhibition } from '../content/exhibitionParts.ts';
import type { ArtSalonsService } from './artSalons.service.ts';

/** Art salons over REST, spelled as the specification spells them (section 7). */
export function artSalonsRoutes(service: ArtSalonsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/ArtSaloon/GetAll',
      summary: 'All art salons, newest first',
      answers: 'ArtSalon[]',
      answer: async () => (await service.all()).map(toExhibition),
    },
    {
      method: 'GET',
      path: '/api/ArtSaloon/GetByID',
      summary: 'One of the art salons',
      query: ['id'],
      answers: 'ArtSalon',
      answer: async ({ query }) => toExhibition(await service.byId(query)),
    },
  ];
}
