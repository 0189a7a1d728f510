import type { PictureAdmin } from '../../../admin/items/pictures/pictureAdmin.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { galleryAdminTexts } from './gallery.adminTexts.ts';
import {
  AdminGalleryItem,
  CreateGalleryItem,
  DeleteGalleryItem,
  UpdateGalleryItem,
  UpdateGalleryItemImage,
} from './gallery.adminOperations.ts';
import type { GalleryAdminItem, GalleryFields } from './gallery.adminOperations.ts';
import { galleryCreateForm, galleryEditForm } from './gallery.form.ts';

/** What the kit's screens need of the gallery. */
export const galleryAdmin: PictureAdmin<GalleryFields, GalleryAdminItem> = {
  name: 'galerija',
  itemType: 'GalleryItem',
  texts: galleryAdminTexts,
  addresses: { list: adminPaths.gallery, preview: () => paths.programType('likovni') },
  createForm: galleryCreateForm,
  editForm: galleryEditForm,
  // A similar picture is not out on loan because this one is.
  notCopied: ['isRented', 'rentedTo'],
  item: async (ask, id) => (await ask(AdminGalleryItem, { id })).galleryItemById,
  create: async (ask, input) => (await ask(CreateGalleryItem, { input })).createGalleryItem,
  createWithFile: async (upload, input, file) =>
    (await upload(CreateGalleryItem, { input, file })).createGalleryItem,
  update: async (ask, input) => (await ask(UpdateGalleryItem, { input })).updateGalleryItem,
  replaceImage: async (upload, id, file) =>
    (await upload(UpdateGalleryItemImage, { id, file })).updateGalleryItemImage,
  remove: (ask, id) => ask(DeleteGalleryItem, { id }),
};
