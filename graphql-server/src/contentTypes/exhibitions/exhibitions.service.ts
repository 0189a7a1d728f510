import type { z } from 'zod';
import {
  EXHIBITION_EDITED,
  colonyEdit,
  colonyInput,
  salonEdit,
  salonInput,
} from '@centar/domain/content/exhibition.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { Colony, Prisma } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { itemReads, type ReadTable } from '../../items/read/itemReads.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import type { ItemTable, ItemTypeDescriptor } from '../../items/write/itemType.ts';
import { pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { EXHIBITION_SEARCH, type WrittenExhibition } from './exhibition.types.ts';

/** A row of either table; both have the same columns. */
type ExhibitionRow = Colony;

/** The operations of either table that are needed here. */
interface ExhibitionTable extends ItemTable<ExhibitionRow> {
  create(args: { data: Prisma.ColonyUncheckedCreateInput }): Promise<ExhibitionRow>;
}

type Fields<Shape> = z.ZodType<WrittenExhibition & Shape>;

/** Describes colonies or art salons: their table and the rules of their input. */
interface ExhibitionType extends ItemTypeDescriptor<ExhibitionRow, ImageData> {
  readonly sections: readonly [Section];
  readonly table: (client: Transaction) => ExhibitionTable & ReadTable<ExhibitionRow>;
  readonly edited: typeof EXHIBITION_EDITED;
  readonly input: Fields<{ readonly imageAlt: string }>;
  readonly edit: Fields<{ id: number; version?: number | undefined }>;
}

const COMMON = { edited: EXHIBITION_EDITED, searchIn: EXHIBITION_SEARCH, file: itemImage };

export const COLONIES: ExhibitionType = {
  ...COMMON,
  itemType: 'Colony',
  sections: ['Kolonije'],
  table: ({ colony }) => colony,
  input: colonyInput,
  edit: colonyEdit,
};

export const ART_SALONS: ExhibitionType = {
  ...COMMON,
  itemType: 'ArtSalon',
  sections: ['Likovni saloni'],
  table: ({ artSalon }) => artSalon,
  input: salonInput,
  edit: salonEdit,
};

/** The use cases of colonies, or of art salons. */
export function exhibitionsService(dependencies: ContentDependencies, type: ExhibitionType) {
  const { sections, table, input, edit } = type;
  return {
    section: sections[0],
    rules: { input, edit },
    ...itemReads<ExhibitionRow>(dependencies, {
      ...type,
      dateColumn: 'createdAt',
      orders: ['author', 'title', 'colonyType', 'updatedAt'],
    }),
    ...pictureItemWrites(dependencies, type, {
      input,
      edit,
      create: (transaction, data) => table(transaction).create({ data }),
    }),
  };
}

/** The service's type, for the transports. */
export type ExhibitionsService = ReturnType<typeof exhibitionsService>;
