import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSection } from '../../items/contentService.ts';
import { toExhibition } from './exhibition.types.ts';
import type { ColoniesService } from './colonies.service.ts';

/** Art colonies over REST, spelled as the specification spells them (section 7). */
export function coloniesRoutes(service: ColoniesService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireSection(actor, 'Kolonije');
  };
  return [
    {
      method: 'GET',
      path: '/api/Colony/GetAll',
      summary: 'All art colonies, newest first',
      answers: 'Colony[]',
      answer: async ({ actor }) => mapPieces(service.all(actor), toExhibition),
    },
    {
      method: 'GET',
      path: '/api/Colony/GetByID',
      summary: 'One of the art colonies',
      query: ['id'],
      answers: 'Colony',
      answer: async ({ actor, query }) => toExhibition(await service.byId(actor, query)),
    },
    {
      method: 'PUT',
      path: '/api/Colony/Create',
      summary: 'Publishes an art colony',
      policy: mayWrite,
      form: {
        fields: [
          'author',
          'yearHappening',
          'title',
          'description',
          'colonyType',
          'imageAlt',
          'publishedAt',
        ],
        file: 'image',
      },
      status: 201,
      answers: 'Colony',
      answer: async ({ actor, body, file }) =>
        toExhibition(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/Colony/Update',
      summary: 'Saves an art colony; its image has a call of its own',
      policy: mayWrite,
      json: true,
      answers: 'Colony',
      answer: async ({ actor, body }) => toExhibition(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/Colony/UpdateImage',
      summary: 'Replaces the image; imageUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: ['id'], ignored: ['imageUrl'], file: 'image' },
      answers: 'Colony',
      answer: async ({ actor, body, file }) =>
        toExhibition(await service.replaceImage(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/Colony/Delete',
      summary: 'Deletes an art colony',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
