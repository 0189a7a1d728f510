import { SALON_TYPES, salonInput } from '@centar/domain/content/exhibition.ts';
import type { ExhibitionAdmin } from './exhibitionAdmin.ts';
import { exhibitionForm } from './exhibitionForm.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { salonsAdminTexts } from './exhibitions.adminTexts.ts';
import {
  AdminArtSalons,
  AdminArtSalon,
  CreateArtSalon,
  DeleteArtSalon,
  UpdateArtSalon,
  UpdateArtSalonImage,
} from './artSalons.adminOperations.ts';

const form = exhibitionForm(salonInput, SALON_TYPES);

/** What the shared screens need of art salons. */
export const artSalonsAdmin: ExhibitionAdmin = {
  name: 'saloni',
  section: 'Likovni saloni',
  itemType: 'ArtSalon',
  texts: salonsAdminTexts,
  addresses: {
    list: adminPaths.salons,
    create: adminPaths.salonCreate,
    item: adminPaths.salon,
    preview: (item) => pageAsVisitors(item, paths.artSalon(item.id)),
  },
  createForm: form,
  editForm: form,
  list: async (ask, asked) => (await ask(AdminArtSalons, asked)).staffArtSalons,
  item: async (ask, id) => (await ask(AdminArtSalon, { id })).artSalonById,
  create: async (ask, input) => (await ask(CreateArtSalon, { input })).createArtSalon,
  createWithFile: async (upload, input, file) =>
    (await upload(CreateArtSalon, { input, file })).createArtSalon,
  update: async (ask, input) => (await ask(UpdateArtSalon, { input })).updateArtSalon,
  replaceImage: async (upload, id, file) =>
    (await upload(UpdateArtSalonImage, { id, file })).updateArtSalonImage,
  remove: (ask, id) => ask(DeleteArtSalon, { id }),
};
