import type { ItemType } from '@centar/domain/itemTypes.ts';
import { cinemaAdmin } from '../features/cinema/admin/cinema.admin.tsx';
import { artSalonsAdmin } from '../features/exhibitions/admin/artSalons.admin.ts';
import { coloniesAdmin } from '../features/exhibitions/admin/colonies.admin.ts';
import { galleryAdmin } from '../features/gallery/admin/gallery.admin.tsx';
import { newsAdmin } from '../features/news/admin/news.admin.ts';
import { competitionsAdmin } from '../features/notices/admin/competitions.admin.ts';
import { procurementsAdmin } from '../features/notices/admin/procurements.admin.ts';
import { premisesAdmin } from '../features/premises/admin/premises.admin.ts';
import { allPrograms } from '../features/programs/admin/programs.admin.tsx';
import { programsAdminRoutes } from '../features/programs/admin/programs.adminRoutes.tsx';
import type { FieldLabelOf } from './audit/fieldLabelContext.ts';
import { describedType, type DescribedOf } from './pictures/describe/describedType.ts';
import { cardsScreens, tableScreens, type ContentScreens } from './itemScreens.tsx';
import { isItemType } from './navigation/itemUrls.ts';

export const CONTENT_SCREENS: Readonly<Record<ItemType, ContentScreens>> = {
  News: tableScreens(newsAdmin),
  Program: {
    routes: programsAdminRoutes,
    fields: allPrograms.editForm.fields,
    described: describedType(allPrograms),
  },
  Movie: tableScreens(cinemaAdmin),
  Competition: tableScreens(competitionsAdmin),
  Procurement: tableScreens(procurementsAdmin),
  GalleryItem: cardsScreens(galleryAdmin),
  Colony: tableScreens(coloniesAdmin),
  ArtSalon: tableScreens(artSalonsAdmin),
  PremisesPhoto: cardsScreens(premisesAdmin),
};

export const describedOf: DescribedOf = (itemType) => CONTENT_SCREENS[itemType].described;

export const fieldLabelOf: FieldLabelOf = (itemType, field) =>
  isItemType(itemType) ? CONTENT_SCREENS[itemType].fields[field]?.label : undefined;
