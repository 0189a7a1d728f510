import { PREMISES_PHOTO } from '@centar/domain/types/premises.ts';
import {
  staffOperations,
  type StaffInput,
  type StaffItem,
} from '../../../admin/items/staffOperations.ts';

export type PremisesFields = StaffInput<typeof PREMISES_PHOTO>;
export type PremisesAdminItem = StaffItem<typeof PREMISES_PHOTO>;

export const premisesOperations = staffOperations(PREMISES_PHOTO, {
  list: ['AdminPremisesList', 'staffPremises'],
  item: ['AdminPremisesPhoto', 'premisesPhotoById'],
  create: ['CreatePremisesPhoto', 'createPremisesPhoto', 'PremisesPhotoInput'],
  update: ['UpdatePremisesPhoto', 'updatePremisesPhoto', 'PremisesPhotoEdit'],
  replaceFile: ['UpdatePremisesPhotoImage', 'updatePremisesPhotoImage'],
  remove: ['DeletePremisesPhoto', 'deletePremisesPhoto'],
});
