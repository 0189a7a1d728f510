import { itemResolver } from '../../items/transport/itemResolver.ts';
import {
  ExhibitionEdit,
  ExhibitionInput,
  toExhibition,
  ArtSalon,
  ArtSalonPage,
  StaffArtSalonPage,
  Colony,
  ColonyPage,
  StaffColonyPage,
} from './exhibition.types.ts';

const COMMON = { input: ExhibitionInput, edit: ExhibitionEdit, toItem: toExhibition };

/** Art colonies over GraphQL. */
export const ColoniesResolver = itemResolver({
  ...COMMON,
  item: Colony,
  page: ColonyPage,
  staffPage: StaffColonyPage,
  names: {
    all: 'allColonies',
    byId: 'colonyById',
    staffList: 'staffColonies',
    create: 'createColony',
    update: 'updateColony',
    replaceFile: 'updateColonyImage',
    delete: 'deleteColony',
  },
});

/** Art salons over GraphQL. */
export const ArtSalonsResolver = itemResolver({
  ...COMMON,
  item: ArtSalon,
  page: ArtSalonPage,
  staffPage: StaffArtSalonPage,
  names: {
    all: 'allArtSalons',
    byId: 'artSalonById',
    staffList: 'staffArtSalons',
    create: 'createArtSalon',
    update: 'updateArtSalon',
    replaceFile: 'updateArtSalonImage',
    delete: 'deleteArtSalon',
  },
});
