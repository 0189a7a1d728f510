import type { z } from 'zod';
import {
  EXHIBITION_EDITED,
  colonyEdit,
  colonyInput,
  salonEdit,
  salonInput,
} from '@centar/domain/content/exhibition.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { Colony, Prisma } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import type { ReadTable } from '../../items/read/itemReads.ts';
import type { ItemTable } from '../../items/write/itemType.ts';
import { pictureItemType, pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { PictureRows } from '../../items/write/pictureItems.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { EXHIBITION_SEARCH } from './exhibition.types.ts';
import type { WrittenExhibition } from './exhibition.types.ts';

/** A row of either table; both have the same columns. */
type ExhibitionRow = Colony;

/** Either table, as far as it is needed. */
interface ExhibitionTable extends ItemTable<ExhibitionRow> {
  create(args: { data: Prisma.ColonyUncheckedCreateInput }): Promise<ExhibitionRow>;
}

type Fields<Shape> = z.ZodType<WrittenExhibition & Shape>;

/** Colonies or art salons: where they are kept, and what staff may write. */
interface ExhibitionType {
  readonly section: Section;
  readonly itemType: ItemType;
  readonly table: (client: Transaction) => ExhibitionTable & ReadTable<ExhibitionRow>;
  readonly input: Fields<{ readonly imageAlt: string }>;
  readonly edit: Fields<{ id: number; version?: number | undefined }>;
}

export const COLONIES: ExhibitionType = {
  section: 'Kolonije',
  itemType: 'Colony',
  table: ({ colony }) => colony,
  input: colonyInput,
  edit: colonyEdit,
};

export const ART_SALONS: ExhibitionType = {
  section: 'Likovni saloni',
  itemType: 'ArtSalon',
  table: ({ artSalon }) => artSalon,
  input: salonInput,
  edit: salonEdit,
};

const rowsOf = ({ section, itemType, table }: ExhibitionType) =>
  ({
    ...{ section, itemType, table },
    edited: EXHIBITION_EDITED,
    searchIn: EXHIBITION_SEARCH,
  }) satisfies PictureRows<ExhibitionRow>;

/** How their items are written, put into the trash and restored. */
export const colonyItemType = pictureItemType(rowsOf(COLONIES));
export const artSalonItemType = pictureItemType(rowsOf(ART_SALONS));

/** Everything that can be done with colonies, or with art salons. */
export function exhibitionsService(dependencies: ContentDependencies, kind: ExhibitionType) {
  const { section, itemType, table, input, edit } = kind;
  return {
    section,
    rules: { input, edit },
    ...itemReads<ExhibitionRow>(dependencies, {
      ...{ section, table },
      staffList: {
        itemType,
        moment: 'createdAt',
        orders: ['author', 'title', 'colonyType', 'updatedAt'],
      },
    }),
    ...pictureItemWrites(dependencies, {
      ...{ ...rowsOf(kind), input, edit },
      create: (transaction, data) => table(transaction).create({ data }),
    }),
  };
}

/** The service's type, for the transports. */
export type ExhibitionsService = ReturnType<typeof exhibitionsService>;
