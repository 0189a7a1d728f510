import type { PictureAdmin } from '../../../admin/items/pictures/pictureAdmin.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { premisesAdminTexts } from './premises.adminTexts.ts';
import {
  AdminPremisesPhoto,
  CreatePremisesPhoto,
  DeletePremisesPhoto,
  UpdatePremisesPhoto,
  UpdatePremisesPhotoImage,
} from './premises.adminOperations.ts';
import type { PremisesAdminItem, PremisesFields } from './premises.adminOperations.ts';
import { premisesForm } from './premises.form.ts';

/** What the kit's screens need of photographs of the premises. */
export const premisesAdmin: PictureAdmin<PremisesFields, PremisesAdminItem> = {
  name: 'prostor',
  itemType: 'PremisesPhoto',
  texts: premisesAdminTexts,
  addresses: { list: adminPaths.premises, preview: () => paths.home },
  createForm: premisesForm,
  editForm: premisesForm,
  item: async (ask, id) => (await ask(AdminPremisesPhoto, { id })).premisesPhotoById,
  create: async (ask, input) => (await ask(CreatePremisesPhoto, { input })).createPremisesPhoto,
  createWithFile: async (upload, input, file) =>
    (await upload(CreatePremisesPhoto, { input, file })).createPremisesPhoto,
  update: async (ask, input) => (await ask(UpdatePremisesPhoto, { input })).updatePremisesPhoto,
  replaceImage: async (upload, id, file) =>
    (await upload(UpdatePremisesPhotoImage, { id, file })).updatePremisesPhotoImage,
  remove: (ask, id) => ask(DeletePremisesPhoto, { id }),
};
