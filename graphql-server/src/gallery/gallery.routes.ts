import type { ContentRoute } from '../content/contentRoutes.ts';
import type { GalleryService } from './gallery.service.ts';
import { toGalleryItem } from './gallery.types.ts';

/** The gallery over REST, spelled as the specification spells it (section 7). */
export function galleryRoutes(service: GalleryService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Gallery/GetGalleryByPage',
      summary: 'A page of twelve pictures; how many there are stands in X-Total-Count',
      query: ['page'],
      answers: 'GalleryItem[]',
      answer: async ({ query, reply }) => {
        const { rows, total } = await service.numberedPage(query);
        void reply.header('x-total-count', String(total));
        return rows.map(toGalleryItem);
      },
    },
    {
      method: 'GET',
      path: '/api/Gallery/GetByID',
      summary: 'One picture',
      query: ['id'],
      answers: 'GalleryItem',
      answer: async ({ query }) => toGalleryItem(await service.byId(query)),
    },
  ];
}
