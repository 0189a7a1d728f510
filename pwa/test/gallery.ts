import type { GalleryAdminItem } from '../src/features/gallery/admin/gallery.adminOperations.ts';

/** A picture of the gallery in a server response. */
export function galleryItem(
  fields: Partial<GalleryAdminItem> = {},
): GalleryAdminItem & { __typename: 'GalleryItem' } {
  return {
    __typename: 'GalleryItem',
    id: 3,
    author: 'Ana',
    title: 'Most',
    yearMade: '1987',
    isRented: false,
    rentedTo: '',
    createdAt: '2026-11-01T18:00:00.000Z',
    updatedAt: '2026-11-01T18:00:00.000Z',
    publishedAt: '2026-11-01T18:00:00.000Z',
    version: 1,
    image: null,
    ...fields,
  };
}
