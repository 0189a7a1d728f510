import { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import { pictureOperation, staffOperations } from '../../../admin/items/staffOperations.ts';

export const colonyOperations = {
  ...staffOperations(COLONY, {
    list: ['AdminColonies', 'staffColonies'],
    item: ['AdminColony', 'colonyById'],
    create: ['CreateColony', 'createColony', 'ExhibitionInput'],
    update: ['UpdateColony', 'updateColony', 'ExhibitionEdit'],
    replaceFile: ['UpdateColonyImage', 'updateColonyImage'],
    remove: ['DeleteColony', 'deleteColony'],
  }),
  addPicture: pictureOperation(COLONY, ['AddColonyPicture', 'addColonyPicture']),
};

export const artSalonOperations = {
  ...staffOperations(ART_SALON, {
    list: ['AdminArtSalons', 'staffArtSalons'],
    item: ['AdminArtSalon', 'artSalonById'],
    create: ['CreateArtSalon', 'createArtSalon', 'ExhibitionInput'],
    update: ['UpdateArtSalon', 'updateArtSalon', 'ExhibitionEdit'],
    replaceFile: ['UpdateArtSalonImage', 'updateArtSalonImage'],
    remove: ['DeleteArtSalon', 'deleteArtSalon'],
  }),
  addPicture: pictureOperation(ART_SALON, ['AddArtSalonPicture', 'addArtSalonPicture']),
};
