import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSection } from '../../items/contentService.ts';
import { toExhibition } from './exhibition.types.ts';
import type { ArtSalonsService } from './artSalons.service.ts';

/** Art salons over REST, spelled as the specification spells them (section 7). */
export function artSalonsRoutes(service: ArtSalonsService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireSection(actor, 'Likovni saloni');
  };
  return [
    {
      method: 'GET',
      path: '/api/ArtSaloon/GetAll',
      summary: 'All art salons, newest first',
      answers: 'ArtSalon[]',
      answer: async ({ actor }) => mapPieces(service.all(actor), toExhibition),
    },
    {
      method: 'GET',
      path: '/api/ArtSaloon/GetByID',
      summary: 'One of the art salons',
      query: ['id'],
      answers: 'ArtSalon',
      answer: async ({ actor, query }) => toExhibition(await service.byId(actor, query)),
    },
    {
      method: 'PUT',
      path: '/api/ArtSaloon/Create',
      summary: 'Publishes an art salon',
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
      answers: 'ArtSalon',
      answer: async ({ actor, body, file }) =>
        toExhibition(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/ArtSaloon/Update',
      summary: 'Saves an art salon; its image has a call of its own',
      policy: mayWrite,
      json: true,
      answers: 'ArtSalon',
      answer: async ({ actor, body }) => toExhibition(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/ArtSaloon/UpdateImage',
      summary: 'Replaces the image; imageUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: ['id'], ignored: ['imageUrl'], file: 'image' },
      answers: 'ArtSalon',
      answer: async ({ actor, body, file }) =>
        toExhibition(await service.replaceImage(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/ArtSaloon/Delete',
      summary: 'Deletes an art salon',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
