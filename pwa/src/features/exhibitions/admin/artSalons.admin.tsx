import { SALON_TYPES, salonInput } from '@centar/domain/content/exhibition.ts';
import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import {
  AdminArtSalons,
  AdminArtSalon,
  CreateArtSalon,
  DeleteArtSalon,
  UpdateArtSalon,
  UpdateArtSalonImage,
} from './artSalons.adminOperations.ts';
import { exhibitionColumns } from './exhibitionAdmin.ts';
import type { ExhibitionAdmin } from './exhibitionAdmin.ts';
import { exhibitionForm } from './exhibitionForm.ts';
import { salonsAdminTexts as texts } from './exhibitions.adminTexts.ts';

const form = exhibitionForm(salonInput, SALON_TYPES);

/** Art salons, as the staff screens draw them. */
export const artSalonsAdmin: ExhibitionAdmin = {
  name: 'saloni',
  itemType: 'ArtSalon',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.salons }),
  section: 'Likovni saloni',
  addresses: {
    create: adminPaths.salonCreate,
    many: adminPaths.manyOf(adminPaths.salonCreate),
    item: adminPaths.salon,
    pattern: adminPatterns.salon,
  },
  preview: (item) => pageAsVisitors(item, paths.artSalon(item.id)),
  columns: exhibitionColumns,
  createForm: form,
  editForm: form,
  file: pictureFile(UpdateArtSalonImage),
  list: listCall(AdminArtSalons),
  ...itemCalls({
    item: AdminArtSalon,
    create: CreateArtSalon,
    update: UpdateArtSalon,
    remove: DeleteArtSalon,
  }),
};
