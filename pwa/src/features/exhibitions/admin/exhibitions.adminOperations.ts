import { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import { staffOperations } from '../../../admin/items/staffOperations.ts';

/** The staff's operations on colonies. */
export const colonyOperations = staffOperations(COLONY, {
  list: ['AdminColonies', 'staffColonies'],
  item: ['AdminColony', 'colonyById'],
  create: ['CreateColony', 'createColony', 'ExhibitionInput'],
  update: ['UpdateColony', 'updateColony', 'ExhibitionEdit'],
  replaceFile: ['UpdateColonyImage', 'updateColonyImage'],
  remove: ['DeleteColony', 'deleteColony'],
});

/** The staff's operations on art salons. */
export const artSalonOperations = staffOperations(ART_SALON, {
  list: ['AdminArtSalons', 'staffArtSalons'],
  item: ['AdminArtSalon', 'artSalonById'],
  create: ['CreateArtSalon', 'createArtSalon', 'ExhibitionInput'],
  update: ['UpdateArtSalon', 'updateArtSalon', 'ExhibitionEdit'],
  replaceFile: ['UpdateArtSalonImage', 'updateArtSalonImage'],
  remove: ['DeleteArtSalon', 'deleteArtSalon'],
});
