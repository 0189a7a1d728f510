import { PREMISES_PHOTO } from '@centar/domain/types/premises.ts';
import type { PremisesPhoto } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType } from '../../items/declaredType.ts';
import { itemService } from '../../items/itemService.ts';
import { visible } from '../../items/read/visibility.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';

/** As many as the home page's carousel shows. */
const MAX_PHOTOS = 40;

export const premisesItemType = declaredType<typeof PREMISES_PHOTO, PremisesPhoto, ImageData>(
  PREMISES_PHOTO,
  itemImage,
  ({ premisesPhoto }) => premisesPhoto,
);

export function premisesService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  return {
    ...itemService(dependencies, premisesItemType),

    /** The published photos, in the order set by staff. */
    shown: () =>
      database.reader.premisesPhoto.findMany({
        where: visible(clock()),
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        take: MAX_PHOTOS,
      }),
  };
}

export type PremisesService = ReturnType<typeof premisesService>;
