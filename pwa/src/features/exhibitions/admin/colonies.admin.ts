import { COLONY_TYPES, colonyInput } from '@centar/domain/content/exhibition.ts';
import type { ExhibitionAdmin } from './exhibitionAdmin.ts';
import { exhibitionForm } from './exhibitionForm.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { coloniesAdminTexts } from './exhibitions.adminTexts.ts';
import {
  AdminColonies,
  AdminColony,
  CreateColony,
  DeleteColony,
  UpdateColony,
  UpdateColonyImage,
} from './colonies.adminOperations.ts';

const form = exhibitionForm(colonyInput, COLONY_TYPES);

/** What the shared screens need of colonies. */
export const coloniesAdmin: ExhibitionAdmin = {
  name: 'kolonije',
  section: 'Kolonije',
  itemType: 'Colony',
  texts: coloniesAdminTexts,
  addresses: {
    list: adminPaths.colonies,
    create: adminPaths.colonyCreate,
    item: adminPaths.colony,
    preview: (item) => pageAsVisitors(item, paths.colony(item.id)),
  },
  createForm: form,
  editForm: form,
  list: async (ask, asked) => (await ask(AdminColonies, asked)).staffColonies,
  item: async (ask, id) => (await ask(AdminColony, { id })).colonyById,
  create: async (ask, input) => (await ask(CreateColony, { input })).createColony,
  createWithFile: async (upload, input, file) =>
    (await upload(CreateColony, { input, file })).createColony,
  update: async (ask, input) => (await ask(UpdateColony, { input })).updateColony,
  replaceImage: async (upload, id, file) =>
    (await upload(UpdateColonyImage, { id, file })).updateColonyImage,
  remove: (ask, id) => ask(DeleteColony, { id }),
};
