import { galleryEdit, galleryInput } from '@centar/domain/content/galleryItem.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requireSection } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import type { GalleryService } from './gallery.service.ts';
import { toGalleryItem } from './gallery.types.ts';

/** The gallery over REST, spelled as the specification spells it (section 7). */
export function galleryRoutes(service: GalleryService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireSection(actor, 'Galerija');
  };
  return [
    {
      method: 'GET',
      path: '/api/Gallery/GetGalleryByPage',
      summary: 'A page of twelve pictures; how many there are stands in X-Total-Count',
      query: ['page'],
      answers: 'GalleryItem[]',
      answer: async ({ actor, query, reply }) => {
        const { rows, total } = await service.numberedPage(actor, query);
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
      answer: async ({ actor, query }) => toGalleryItem(await service.byId(actor, query)),
    },
    {
      method: 'PUT',
      path: '/api/Gallery/Create',
      summary: 'Publishes a picture of the gallery',
      policy: mayWrite,
      form: {
        fields: galleryInput,
        file: 'image',
      },
      status: 201,
      answers: 'GalleryItem',
      answer: async ({ actor, body, file }) =>
        toGalleryItem(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/Gallery/Update',
      summary: 'Saves a picture of the gallery; its image has a call of its own',
      policy: mayWrite,
      json: galleryEdit,
      answers: 'GalleryItem',
      answer: async ({ actor, body }) => toGalleryItem(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/Gallery/UpdateImage',
      summary: 'Replaces the image; imageUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: itemReference, ignored: ['imageUrl'], file: 'image' },
      answers: 'GalleryItem',
      answer: async ({ actor, body, file }) =>
        toGalleryItem(await service.replaceFile(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/Gallery/Delete',
      summary: 'Deletes a picture of the gallery',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
