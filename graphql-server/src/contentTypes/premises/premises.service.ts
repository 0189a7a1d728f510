import type { z } from 'zod';
import { premisesEdit, premisesInput } from '@centar/domain/content/premisesPhoto.ts';
import type { PremisesPhoto } from '../../../../prisma/generated/client.ts';
import { searchTextOf, visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import { pictureItemType, pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { PictureRows } from '../../items/write/pictureItems.ts';

/** The most photographs that the home page's carousel takes. */
const MAX_PHOTOS = 40;

/** They belong to no section: administrators write them. */
const SECTION = '';

type Written = z.output<typeof premisesInput> | z.output<typeof premisesEdit>;

const PREMISES_SEARCH = ['title', 'category'] as const;

const columnsOf = ({ title, category, position, imageAlt }: Written) => ({
  title,
  category,
  ...(position === undefined ? {} : { position }),
  ...(imageAlt === undefined ? {} : { imageAlt }),
  searchText: searchTextOf(PREMISES_SEARCH, { title, category }),
});

const ROWS: PictureRows<PremisesPhoto> = {
  section: SECTION,
  itemType: 'PremisesPhoto',
  table: ({ premisesPhoto }) => premisesPhoto,
  edited: ['title', 'category', 'position', 'imageAlt'],
  searchIn: PREMISES_SEARCH,
};

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
    ...pictureItemWrites<PremisesPhoto, Written>(dependencies, {
      ...ROWS,
      input: premisesInput,
      edit: premisesEdit,
      columnsOf,
      create: ({ premisesPhoto }, written, data) =>
        premisesPhoto.create({ data: { ...columnsOf(written), ...data } }),
    }),

    /** What visitors see, in the order that it was given. */
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
