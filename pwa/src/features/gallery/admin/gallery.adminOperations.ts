import { GALLERY_ITEM } from '@centar/domain/types/gallery.ts';
import {
  staffOperations,
  type StaffInput,
  type StaffItem,
} from '../../../admin/items/staffOperations.ts';

export type GalleryFields = StaffInput<typeof GALLERY_ITEM>;
export type GalleryAdminItem = StaffItem<typeof GALLERY_ITEM>;

export const galleryOperations = staffOperations(GALLERY_ITEM, {
  list: ['AdminGalleryList', 'staffGallery'],
  item: ['AdminGalleryItem', 'galleryItemById'],
  create: ['CreateGalleryItem', 'createGalleryItem', 'GalleryItemInput'],
  update: ['UpdateGalleryItem', 'updateGalleryItem', 'GalleryItemEdit'],
  replaceFile: ['UpdateGalleryItemImage', 'updateGalleryItemImage'],
  remove: ['DeleteGalleryItem', 'deleteGalleryItem'],
});
