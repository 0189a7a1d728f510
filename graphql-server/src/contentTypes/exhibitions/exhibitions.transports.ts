import { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import type { ArtSalon, Colony } from '../../../../prisma/generated/client.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { declaredInput, declaredItem, PICTURES } from '../../items/transport/declaredItem.ts';
import { itemResolver, withPictures } from '../../items/transport/itemResolver.ts';
import { itemRoutes, pictureRoute } from '../../items/transport/itemRoutes.ts';
import {
  artSalonItemType,
  colonyItemType,
  type artSalonsService,
  type coloniesService,
} from './exhibitions.service.ts';

type ColoniesService = ReturnType<typeof coloniesService>;
type ArtSalonsService = ReturnType<typeof artSalonsService>;

// The specification gives both types one input.
const input = declaredInput(COLONY, { input: 'ExhibitionInput', edit: 'ExhibitionEdit' });
const colony = declaredItem(
  COLONY,
  { item: 'Colony', page: 'ColonyPage', staffPage: 'StaffColonyPage' },
  PICTURES,
);
const artSalon = declaredItem(
  ART_SALON,
  { item: 'ArtSalon', page: 'ArtSalonPage', staffPage: 'StaffArtSalonPage' },
  PICTURES,
);

/** As both transports send it. */
export const toColony = colony.toItem;
export const toArtSalon = artSalon.toItem;

const ColonyItems = itemResolver<Colony, ReturnType<typeof toColony>, ColoniesService>({
  ...colony,
  ...input,
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
export const ColoniesResolver = withPictures(ColonyItems, { ...colony, name: 'addColonyPicture' });

const ArtSalonItems = itemResolver<ArtSalon, ReturnType<typeof toArtSalon>, ArtSalonsService>({
  ...artSalon,
  ...input,
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
export const ArtSalonsResolver = withPictures(ArtSalonItems, {
  ...artSalon,
  name: 'addArtSalonPicture',
});

/** Spelled as in the specification, section 7. */
export const coloniesRoutes = (service: ColoniesService): ContentRoute[] => [
  ...itemRoutes(service, colonyItemType, {
    toItem: toColony,
    all: {
      path: '/api/Colony/GetAll',
      summary: 'All art colonies, newest first',
      read: service.all,
    },
    byId: { path: '/api/Colony/GetByID', summary: 'One of the art colonies' },
    create: { method: 'PUT', path: '/api/Colony/Create', summary: 'Publishes an art colony' },
    update: {
      method: 'POST',
      path: '/api/Colony/Update',
      summary: 'Saves an art colony; its image has a call of its own',
    },
    replaceFile: {
      method: 'PUT',
      path: '/api/Colony/UpdateImage',
      summary: 'Replaces the image; imageUrl is accepted and ignored',
      ignored: ['imageUrl'],
    },
    delete: { path: '/api/Colony/Delete', summary: 'Deletes an art colony' },
  }),
  pictureRoute(service, colonyItemType, { toItem: toColony, path: '/api/Colony/AddPicture' }),
];

/** Spelled as in the specification, section 7. */
export const artSalonsRoutes = (service: ArtSalonsService): ContentRoute[] => [
  ...itemRoutes(service, artSalonItemType, {
    toItem: toArtSalon,
    all: {
      path: '/api/ArtSaloon/GetAll',
      summary: 'All art salons, newest first',
      read: service.all,
    },
    byId: { path: '/api/ArtSaloon/GetByID', summary: 'One of the art salons' },
    create: { method: 'PUT', path: '/api/ArtSaloon/Create', summary: 'Publishes an art salon' },
    update: {
      method: 'POST',
      path: '/api/ArtSaloon/Update',
      summary: 'Saves an art salon; its image has a call of its own',
    },
    replaceFile: {
      method: 'PUT',
      path: '/api/ArtSaloon/UpdateImage',
      summary: 'Replaces the image; imageUrl is accepted and ignored',
      ignored: ['imageUrl'],
    },
    delete: { path: '/api/ArtSaloon/Delete', summary: 'Deletes an art salon' },
  }),
  pictureRoute(service, artSalonItemType, {
    toItem: toArtSalon,
    path: '/api/ArtSaloon/AddPicture',
  }),
];
