import {
  PREMISES_EDITED,
  premisesEdit,
  premisesInput,
} from '@centar/domain/content/premisesPhoto.ts';
import type { PremisesPhoto } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import { pictureItemType, pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { PictureRows } from '../../items/write/pictureItems.ts';

/** The most photographs that the home page's carousel takes. */
const MAX_PHOTOS = 40;

/** They belong to no section: administrators write them. */
const SECTION = '';

const PREMISES_SEARCH = ['title', 'category'] as const;

const ROWS = {
  section: SECTION,
  itemType: 'PremisesPhoto',
  table: ({ premisesPhoto }) => premisesPhoto,
  edited: PREMISES_EDITED,
  searchIn: PREMISES_SEARCH,
} satisfies PictureRows<PremisesPhoto>;

/** Photographs of the premises as the kit bins and restores them. */
export const premisesItemType = pictureItemType(ROWS);

/** The staff's list. */
const STAFF_LIST = {
  itemType: 'PremisesPhoto',
  moment: 'createdAt',
  orders: ['title', 'category', 'position', 'updatedAt'],
} as const;

/** Everything that can be done with photographs of the premises. */
export function premisesService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  return {
    ...itemReads(dependencies, {
      section: SECTION,
      table: ({ premisesPhoto }) => premisesPhoto,
      staffList: STAFF_LIST,
    }),
    ...pictureItemWrites(dependencies, {
      ...ROWS,
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
