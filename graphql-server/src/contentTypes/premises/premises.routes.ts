import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { premisesItemType, type PremisesService } from './premises.service.ts';
import { toPremisesPhoto } from './premises.types.ts';

/** Photographs of the premises over REST; the specification has no such call. */
export function premisesRoutes(service: PremisesService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Premises/GetAll',
      summary: 'The photographs that the home page shows, in their order',
      responseType: 'PremisesPhoto[]',
      handler: async () => (await service.shown()).map(toPremisesPhoto),
    },
    ...itemRoutes(service, premisesItemType, {
      toItem: toPremisesPhoto,
      byId: { path: '/api/Premises/GetByID', summary: 'One photograph' },
      create: {
        method: 'PUT',
        path: '/api/Premises/Create',
        summary: 'Publishes a photograph of the premises',
      },
      update: {
        method: 'POST',
        path: '/api/Premises/Update',
        summary: 'Saves a photograph of the premises; its image has a call of its own',
      },
      replaceFile: {
        method: 'PUT',
        path: '/api/Premises/UpdateImage',
        summary: 'Replaces the image',
      },
      delete: { path: '/api/Premises/Delete', summary: 'Deletes a photograph of the premises' },
    }),
  ];
}
