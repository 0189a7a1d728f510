import { COLONY_TYPES, colonyInput } from '@centar/domain/content/exhibition.ts';
import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import {
  AdminColonies,
  AdminColony,
  CreateColony,
  DeleteColony,
  UpdateColony,
  UpdateColonyImage,
} from './colonies.adminOperations.ts';
import { exhibitionColumns } from './exhibitionAdmin.ts';
import type { ExhibitionAdmin } from './exhibitionAdmin.ts';
import { exhibitionForm } from './exhibitionForm.ts';
import { coloniesAdminTexts as texts } from './exhibitions.adminTexts.ts';

const form = exhibitionForm(colonyInput, COLONY_TYPES);

/** Colonies, as the staff screens draw them. */
export const coloniesAdmin: ExhibitionAdmin = {
  name: 'kolonije',
  itemType: 'Colony',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.colonies }),
  section: 'Kolonije',
  addresses: {
    create: adminPaths.colonyCreate,
    many: adminPaths.manyOf(adminPaths.colonyCreate),
    item: adminPaths.colony,
    pattern: adminPatterns.colony,
  },
  preview: (item) => pageAsVisitors(item, paths.colony(item.id)),
  columns: exhibitionColumns,
  createForm: form,
  editForm: form,
  file: pictureFile(UpdateColonyImage),
  list: listCall(AdminColonies),
  ...itemCalls({
    item: AdminColony,
    create: CreateColony,
    update: UpdateColony,
    remove: DeleteColony,
  }),
};
