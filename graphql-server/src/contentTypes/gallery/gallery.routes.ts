import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { galleryItemType, type GalleryService } from './gallery.service.ts';
import { toGalleryItem } from './gallery.types.ts';

/** The gallery over REST, spelled as the specification spells it (section 7). */
export function galleryRoutes(service: GalleryService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Gallery/GetGalleryByPage',
      summary: 'A page of twelve pictures; how many there are stands in X-Total-Count',
      query: ['page'],
      responseType: 'GalleryItem[]',
      handler: async ({ actor, query, reply }) => {
        const { rows, total } = await service.numberedPage(actor, query);
        void reply.header('x-total-count', String(total));
        return rows.map(toGalleryItem);
      },
    },
    ...itemRoutes(service, galleryItemType, {
      toItem: toGalleryItem,
      byId: { path: '/api/Gallery/GetByID', summary: 'One picture' },
      create: {
        method: 'PUT',
        path: '/api/Gallery/Create',
        summary: 'Publishes a picture of the gallery',
      },
      update: {
        method: 'POST',
        path: '/api/Gallery/Update',
        summary: 'Saves a picture of the gallery; its image has a call of its own',
      },
      replaceFile: {
        method: 'PUT',
        path: '/api/Gallery/UpdateImage',
        summary: 'Replaces the image; imageUrl is accepted and ignored',
        ignored: ['imageUrl'],
      },
      delete: { path: '/api/Gallery/Delete', summary: 'Deletes a picture of the gallery' },
    }),
  ];
}
