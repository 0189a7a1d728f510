import type { ContentRoute } from '../content/contentRoutes.ts';
import { toNotice } from '../content/noticeParts.ts';
import type { CompetitionsService } from './competitions.service.ts';

/** Competitions over REST, spelled as the specification spells them (section 7). */
export function competitionsRoutes(service: CompetitionsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Konkurs/GetKonkurses',
      summary: 'All competitions, newest first',
      answers: 'Competition[]',
      answer: async () => (await service.all()).map(toNotice),
    },
    {
      method: 'GET',
      path: '/api/Konkurs/GetAllKonkurs',
      summary: 'All competitions, newest first',
      answers: 'Competition[]',
      answer: async () => (await service.all()).map(toNotice),
    },
    {
      method: 'GET',
      path: '/api/Konkurs/GetKonkursByID',
      summary: 'One competition',
      query: ['id'],
      answers: 'Competition',
      answer: async ({ query }) => toNotice(await service.byId(query)),
    },
  ];
}
