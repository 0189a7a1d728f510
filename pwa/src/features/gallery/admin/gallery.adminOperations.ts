import { GALLERY_ITEM } from '@centar/domain/types/gallery.ts';
import {
  staffOperations,
  type StaffInput,
  type StaffItem,
} from '../../../admin/items/staffOperations.ts';

/** A picture as staff write it, and as they list and edit it. */
export type GalleryFields = StaffInput<typeof GALLERY_ITEM>;
export type GalleryAdminItem = StaffItem<typeof GALLERY_ITEM>;

/** The staff's operations on the gallery. */
export const galleryOperations = staffOperations(GALLERY_ITEM, {
  list: ['AdminGalleryList', 'staffGallery'],
  item: ['AdminGalleryItem', 'galleryItemById'],
  create: ['CreateGalleryItem', 'createGalleryItem', 'GalleryItemInput'],
  update: ['UpdateGalleryItem', 'updateGalleryItem', 'GalleryItemEdit'],
  replaceFile: ['UpdateGalleryItemImage', 'updateGalleryItemImage'],
  remove: ['DeleteGalleryItem', 'deleteGalleryItem'],
});
