import type { ContentRoute } from '../content/contentRoutes.ts';
import { toNotice } from '../content/noticeParts.ts';
import type { ProcurementsService } from './procurements.service.ts';

/** Procurements over REST, spelled as the specification spells them (section 7). */
export function procurementsRoutes(service: ProcurementsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetPublicProcurementsForCurrentYear',
      summary: 'Procurements of the current year, newest first',
      answers: 'Procurement[]',
      answer: async () => (await service.currentYear()).map(toNotice),
    },
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetAllPublicProcurements',
      summary: 'All procurements, newest first',
      answers: 'Procurement[]',
      answer: async () => (await service.all()).map(toNotice),
    },
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetPublicProcurmentByID',
      summary: 'One procurement',
      query: ['id'],
      answers: 'Procurement',
      answer: async ({ query }) => toNotice(await service.byId(query)),
    },
  ];
}
