import type { ItemType } from '@centar/domain/itemTypes.ts';
import { cinemaAdmin } from '../features/cinema/admin/cinema.admin.tsx';
import { artSalonsAdmin } from '../features/exhibitions/admin/artSalons.admin.ts';
import { coloniesAdmin } from '../features/exhibitions/admin/colonies.admin.ts';
import { galleryAdmin } from '../features/gallery/admin/gallery.admin.tsx';
import { newsAdmin } from '../features/news/admin/news.admin.ts';
import { competitionsAdmin } from '../features/notices/admin/competitions.admin.ts';
import { procurementsAdmin } from '../features/notices/admin/procurements.admin.ts';
import { premisesAdmin } from '../features/premises/admin/premises.admin.ts';
import { programsAdmin } from '../features/programs/admin/programs.admin.tsx';
import type { FieldLabelOf } from './audit/fieldLabelContext.ts';
import { isItemType } from './navigation/itemUrls.ts';

type Labelled = Readonly<Record<string, { readonly label: string } | undefined>>;

const FORMS: Readonly<Record<ItemType, { readonly fields: Labelled }>> = {
  News: newsAdmin.editForm,
  Program: programsAdmin([]).editForm,
  Movie: cinemaAdmin.editForm,
  Competition: competitionsAdmin.editForm,
  Procurement: procurementsAdmin.editForm,
  GalleryItem: galleryAdmin.editForm,
  Colony: coloniesAdmin.editForm,
  ArtSalon: artSalonsAdmin.editForm,
  PremisesPhoto: premisesAdmin.editForm,
};

/** The label of a field in the form that edits items of a type. */
export const fieldLabelOf: FieldLabelOf = (itemType, field) =>
  isItemType(itemType) ? FORMS[itemType].fields[field]?.label : undefined;
