import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSection } from '../../items/contentService.ts';
import { toNotice } from './notice.types.ts';
import { SECTION } from './procurements.service.ts';
import type { ProcurementsService } from './procurements.service.ts';

/** Procurements over REST, spelled as the specification spells them (section 7). */
export function procurementsRoutes(service: ProcurementsService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireSection(actor, SECTION);
  };
  return [
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetPublicProcurementsForCurrentYear',
      summary: 'Procurements of the current year, newest first',
      answers: 'Procurement[]',
      answer: async () => mapPieces(service.currentYear(), toNotice),
    },
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetAllPublicProcurements',
      summary: 'All procurements, newest first',
      answers: 'Procurement[]',
      answer: async ({ actor }) => mapPieces(service.all(actor), toNotice),
    },
    {
      method: 'GET',
      path: '/api/PublicProcurment/GetPublicProcurmentByID',
      summary: 'One procurement',
      query: ['id'],
      answers: 'Procurement',
      answer: async ({ actor, query }) => toNotice(await service.byId(actor, query)),
    },
    {
      method: 'PUT',
      path: '/api/PublicProcurment/InsertPublicProcurment',
      summary: 'Publishes a procurement',
      policy: mayWrite,
      form: { fields: ['author', 'title', 'description', 'publishedAt'], file: 'document' },
      status: 201,
      answers: 'Procurement',
      answer: async ({ actor, body, file }) => toNotice(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/PublicProcurment/EditPublicProcurment',
      summary: 'Saves a procurement; its document has a call of its own',
      policy: mayWrite,
      json: true,
      answers: 'Procurement',
      answer: async ({ actor, body }) => toNotice(await service.update(actor, body)),
    },
    {
      method: 'POST',
      path: '/api/PublicProcurment/UpdateFile',
      summary: 'Replaces the document; documentUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: ['id'], ignored: ['documentUrl'], file: 'document' },
      answers: 'Procurement',
      answer: async ({ actor, body, file }) =>
        toNotice(await service.replaceDocument(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/PublicProcurment/DeletePublicProcurment',
      summary: 'Deletes a procurement',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
