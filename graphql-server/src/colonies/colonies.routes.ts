import type { ContentRoute } from '../content/contentRoutes.ts';
import { toExhibition } from '../content/exhibitionParts.ts';
import type { ColoniesService } from './colonies.service.ts';

/** Art colonies over REST, spelled as the specification spells them (section 7). */
export function coloniesRoutes(service: ColoniesService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Colony/GetAll',
      summary: 'All art colonies, newest first',
      answers: 'Colony[]',
      answer: async () => (await service.all()).map(toExhibition),
    },
    {
      method: 'GET',
      path: '/api/Colony/GetByID',
      summary: 'One of the art colonies',
      query: ['id'],
      answers: 'Colony',
      answer: async ({ query }) => toExhibition(await service.byId(query)),
    },
  ];
}
