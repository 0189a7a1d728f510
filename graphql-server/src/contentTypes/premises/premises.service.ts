import {
  PREMISES_EDITED,
  premisesEdit,
  premisesInput,
} from '@centar/domain/content/premisesPhoto.ts';
import type { PremisesPhoto } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/read/visibility.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import type { ItemTypeDescriptor } from '../../items/write/itemType.ts';
import { pictureItemWrites } from '../../items/write/pictureItems.ts';

/** The most photographs that the home page's carousel takes. */
const MAX_PHOTOS = 40;

const PREMISES_SEARCH = ['title', 'category'] as const;

/** Photographs of the premises as the shared code writes, deletes and restores them. */
export const premisesItemType = {
  itemType: 'PremisesPhoto',
  table: ({ premisesPhoto }) => premisesPhoto,
  // They belong to no section: administrators write them.
  sections: [''],
  edited: PREMISES_EDITED,
  searchIn: PREMISES_SEARCH,
  file: itemImage,
  rules: { input: premisesInput, edit: premisesEdit },
} as const satisfies ItemTypeDescriptor<PremisesPhoto, ImageData> & { rules: object };

/** The use cases of photographs of the premises. */
export function premisesService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  return {
    ...itemReads<PremisesPhoto>(dependencies, {
      ...premisesItemType,
      dateColumn: 'createdAt',
      orders: ['title', 'category', 'position', 'updatedAt'],
    }),
    ...pictureItemWrites(dependencies, premisesItemType, {
      input: premisesInput,
      edit: premisesEdit,
      create: ({ premisesPhoto }, data) => premisesPhoto.create({ data }),
    }),

    /** The published photos, in the order set by staff. */
    shown: () =>
      database.reader.premisesPhoto.findMany({
        where: visible(clock()),
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        take: MAX_PHOTOS,
      }),
  };
}

/** The service's type, for the transports. */
export type PremisesService = ReturnType<typeof premisesService>;
