import type { CardsAdmin } from '../../../admin/items/itemAdmin.ts';
import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { premisesAdminTexts as texts } from './premises.adminTexts.ts';
import {
  AdminPremisesList,
  AdminPremisesPhoto,
  CreatePremisesPhoto,
  DeletePremisesPhoto,
  UpdatePremisesPhoto,
  UpdatePremisesPhotoImage,
} from './premises.adminOperations.ts';
import type { PremisesAdminItem, PremisesFields } from './premises.adminOperations.ts';
import { premisesForm } from './premises.form.ts';

/** Photographs of the premises, as the staff screens draw them. */
export const premisesAdmin: CardsAdmin<PremisesFields, PremisesAdminItem> = {
  name: 'prostor',
  itemType: 'PremisesPhoto',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.premises }),
  section: '',
  addresses: {
    create: adminPaths.premisesCreate,
    many: adminPaths.manyOf(adminPaths.premisesCreate),
    item: adminPaths.premisesPhoto,
    pattern: adminPatterns.premisesPhoto,
  },
  preview: () => paths.home,
  line: ({ category, position }) => `${category}, ${String(position)}`,
  pageRows: 24,
  createForm: premisesForm,
  editForm: premisesForm,
  file: pictureFile(UpdatePremisesPhotoImage),
  list: listCall(AdminPremisesList),
  ...itemCalls({
    item: AdminPremisesPhoto,
    create: CreatePremisesPhoto,
    update: UpdatePremisesPhoto,
    remove: DeletePremisesPhoto,
  }),
};
