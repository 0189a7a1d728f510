import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSection } from '../../items/contentService.ts';
import { toNotice } from './notice.types.ts';
import { SECTION } from './competitions.service.ts';
import type { CompetitionsService } from './competitions.service.ts';

/** Competitions over REST, spelled as the specification spells them (section 7). */
export function competitionsRoutes(service: CompetitionsService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireSection(actor, SECTION);
  };
  return [
    {
      method: 'GET',
      path: '/api/Konkurs/GetKonkurses',
      summary: 'All competitions, newest first',
      answers: 'Competition[]',
      answer: async ({ actor }) => mapPieces(service.all(actor), toNotice),
    },
    {
      method: 'GET',
      path: '/api/Konkurs/GetAllKonkurs',
      summary: 'All competitions, newest first',
      answers: 'Competition[]',
      answer: async ({ actor }) => mapPieces(service.all(actor), toNotice),
    },
    {
      method: 'GET',
      path: '/api/Konkurs/GetKonkursByID',
      summary: 'One competition',
      query: ['id'],
      answers: 'Competition',
      answer: async ({ actor, query }) => toNotice(await service.byId(actor, query)),
    },
    {
      method: 'PUT',
      path: '/api/Konkurs/CreateKonkurs',
      summary: 'Publishes a competition',
      policy: mayWrite,
      form: { fields: ['author', 'title', 'description', 'publishedAt'], file: 'document' },
      status: 201,
      answers: 'Competition',
      answer: async ({ actor, body, file }) => toNotice(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/Konkurs/EditKonkurs',
      summary: 'Saves a competition; its document has a call of its own',
      policy: mayWrite,
      json: true,
      answers: 'Competition',
      answer: async ({ actor, body }) => toNotice(await service.update(actor, body)),
    },
    {
      method: 'POST',
      path: '/api/Konkurs/UpdateFile',
      summary: 'Replaces the document; documentUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: ['id'], ignored: ['documentUrl'], file: 'document' },
      answers: 'Competition',
      answer: async ({ actor, body, file }) =>
        toNotice(await service.replaceDocument(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/Konkurs/DeleteKonkurs',
      summary: 'Deletes a competition',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
