import { premisesEdit, premisesInput } from '@centar/domain/content/premisesPhoto.ts';
import { requireAdministrator } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import type { PremisesService } from './premises.service.ts';
import { toPremisesPhoto } from './premises.types.ts';

/** Photographs of the premises over REST; the specification knows no such call. */
export function premisesRoutes(service: PremisesService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireAdministrator(actor);
  };
  return [
    {
      method: 'GET',
      path: '/api/Premises/GetAll',
      summary: 'The photographs that the home page shows, in their order',
      answers: 'PremisesPhoto[]',
      answer: async () => (await service.shown()).map(toPremisesPhoto),
    },
    {
      method: 'GET',
      path: '/api/Premises/GetByID',
      summary: 'One photograph',
      query: ['id'],
      answers: 'PremisesPhoto',
      answer: async ({ actor, query }) => toPremisesPhoto(await service.byId(actor, query)),
    },
    {
      method: 'PUT',
      path: '/api/Premises/Create',
      summary: 'Publishes a photograph of the premises',
      policy: mayWrite,
      form: { fields: premisesInput, file: 'image' },
      status: 201,
      answers: 'PremisesPhoto',
      answer: async ({ actor, body, file }) =>
        toPremisesPhoto(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/Premises/Update',
      summary: 'Saves a photograph of the premises; its image has a call of its own',
      policy: mayWrite,
      json: premisesEdit,
      answers: 'PremisesPhoto',
      answer: async ({ actor, body }) => toPremisesPhoto(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/Premises/UpdateImage',
      summary: 'Replaces the image',
      policy: mayWrite,
      form: { fields: itemReference, file: 'image' },
      answers: 'PremisesPhoto',
      answer: async ({ actor, body, file }) =>
        toPremisesPhoto(await service.replaceFile(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/Premises/Delete',
      summary: 'Deletes a photograph of the premises',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
