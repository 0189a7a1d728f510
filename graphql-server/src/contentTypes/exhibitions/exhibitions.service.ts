import { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import type { ArtSalon, Colony } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType } from '../../items/declaredType.ts';
import { itemService } from '../../items/itemService.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import { itemPictures } from '../../items/write/itemPictures.ts';

export const colonyItemType = declaredType<typeof COLONY, Colony, ImageData>(
  COLONY,
  itemImage,
  ({ colony }) => colony,
);
export const artSalonItemType = declaredType<typeof ART_SALON, ArtSalon, ImageData>(
  ART_SALON,
  itemImage,
  ({ artSalon }) => artSalon,
);

export const coloniesService = (dependencies: ContentDependencies) => ({
  ...itemService(dependencies, colonyItemType),
  ...itemPictures(dependencies, colonyItemType),
});
export const artSalonsService = (dependencies: ContentDependencies) => ({
  ...itemService(dependencies, artSalonItemType),
  ...itemPictures(dependencies, artSalonItemType),
});
