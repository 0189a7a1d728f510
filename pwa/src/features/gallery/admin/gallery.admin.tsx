import type { CardsAdmin } from '../../../admin/items/itemAdmin.ts';
import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { galleryAdminTexts as texts } from './gallery.adminTexts.ts';
import {
  AdminGalleryItem,
  AdminGalleryList,
  CreateGalleryItem,
  DeleteGalleryItem,
  UpdateGalleryItem,
  UpdateGalleryItemImage,
} from './gallery.adminOperations.ts';
import type { GalleryAdminItem, GalleryFields } from './gallery.adminOperations.ts';
import { galleryCreateForm, galleryEditForm } from './gallery.form.ts';

/** The gallery, as the staff screens draw it. */
export const galleryAdmin: CardsAdmin<GalleryFields, GalleryAdminItem> = {
  name: 'galerija',
  itemType: 'GalleryItem',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.gallery }),
  section: 'Galerija',
  addresses: {
    create: adminPaths.galleryCreate,
    many: adminPaths.manyOf(adminPaths.galleryCreate),
    item: adminPaths.galleryItem,
    pattern: adminPatterns.galleryItem,
  },
  preview: () => paths.programType('likovni'),
  line: ({ author, yearMade }) => [author, yearMade].filter(Boolean).join(', '),
  status: ({ isRented }) => <StatusBadge kind={isRented ? 'rented' : 'free'} />,
  place: ({ rentedTo }) => rentedTo,
  filters: {
    label: texts.filter,
    choices: [
      { value: 'sve', label: texts.all },
      { value: 'izdate', label: texts.rentedOnes, asks: 'rented' },
      { value: 'slobodne', label: texts.freeOnes, asks: 'free' },
    ],
  },
  // A page of the wall has as many for visitors.
  pageRows: 12,
  // A gallery that does not load opens no popup (staff specification, section 8): the page says it in its place.
  onFailure: () => undefined,
  createForm: galleryCreateForm,
  editForm: galleryEditForm,
  // A similar picture is not out on loan because this one is.
  notCopied: ['isRented', 'rentedTo'],
  file: pictureFile(UpdateGalleryItemImage),
  list: listCall(AdminGalleryList),
  ...itemCalls({
    item: AdminGalleryItem,
    create: CreateGalleryItem,
    update: UpdateGalleryItem,
    remove: DeleteGalleryItem,
  }),
};
