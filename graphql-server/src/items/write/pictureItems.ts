import type { z } from 'zod';
import { pick } from '@centar/domain/objects.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { parseInput, requireSection, searchColumns } from '../contentService.ts';
import type { ContentDependencies } from '../contentService.ts';
import { itemReference } from '../itemReference.ts';
import { itemImage } from './itemFiles.ts';
import type { ImageData } from './itemFiles.ts';
import type { ItemTypeDescriptor } from './itemType.ts';
import { itemWrites } from './itemWrites.ts';
import type { NewColumns } from './itemWrites.ts';
import { firstPublication } from '../read/visibility.ts';
import type { AskedPublication } from '../read/visibility.ts';

/** The columns of an item with a title and a picture. */
export interface PictureRow {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly publishedAt: Date | null;
  readonly imageFileId: string | null;
}

/** The columns of a new item beside those that were written. */
export interface NewPictureColumns extends NewColumns, ImageData {
  readonly searchText: string;
  readonly titleKey: string;
  readonly publishedAt: Date | null;
}

/** Properties of a content type whose edited columns have the names of its input fields. */
export interface PictureRows<
  Row extends PictureRow,
  Edited extends keyof Row & string = keyof Row & string,
> extends Pick<
  ItemTypeDescriptor<Row, ImageData>,
  'itemType' | 'table' | 'searchIn' | 'onPublication'
> {
  readonly section: ItemSection;
  readonly edited: readonly Edited[];
}

/** A content type whose items belong to one section and have one picture each. */
export interface PictureType<
  Row extends PictureRow,
  Edited extends keyof Row & string,
  Created extends AskedPublication & Readonly<Record<Edited, unknown>>,
  Changed extends AskedPublication & Partial<Readonly<Record<Edited, unknown>>>,
> extends PictureRows<Row, Edited> {
  readonly input: z.ZodType<Created>;
  readonly edit: z.ZodType<Changed & { id: number; version?: number | undefined }>;
  readonly create: (
    transaction: Transaction,
    data: Pick<Created, Edited> & NewPictureColumns,
  ) => Promise<Row>;
}

/** Such a type as the kit writes, bins and restores its items. */
export function pictureItemType<Row extends PictureRow>({
  section,
  itemType,
  table,
  edited,
  searchIn,
  onPublication,
}: PictureRows<Row>): ItemTypeDescriptor<Row, ImageData> {
  return {
    itemType,
    table,
    sections: [section],
    require(actor) {
      requireSection(actor, section);
      return section;
    },
    titleOf: ({ title }) => title,
    searchIn,
    edited,
    ...(onPublication ? { onPublication } : {}),
    file: itemImage,
  };
}

/** The writes of such a type, for holders of its section. */
export function pictureItemWrites<
  Row extends PictureRow,
  Edited extends keyof Row & string,
  Created extends AskedPublication & Readonly<Record<Edited, unknown>>,
  Changed extends AskedPublication & Partial<Readonly<Record<Edited, unknown>>>,
>(dependencies: ContentDependencies, kind: PictureType<Row, Edited, Created, Changed>) {
  const { clock } = dependencies;
  const { section, edited, searchIn } = kind;
  const writes = itemWrites(dependencies, pictureItemType(kind));

  return {
    /** Adds an item, published at once unless told otherwise, with its picture where one is given. */
    async create(actor: Actor, input: unknown, picture?: IncomingFile) {
      requireSection(actor, section);
      const written = parseInput(kind.input, input);
      const publishedAt = firstPublication(written, clock());
      return writes.create(actor, picture, (transaction, data) =>
        kind.create(transaction, {
          ...pick(written, edited),
          ...searchColumns<string>(searchIn, written),
          ...data,
          publishedAt,
        }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, section);
      const edit = parseInput(kind.edit, input);
      // A field that an edit leaves out stays as it is.
      return writes.update(actor, edit, () => ({
        ...pick(edit, edited),
        ...searchColumns<string>(searchIn, edit),
      }));
    },

    /** Puts another picture in place of the present one. Throws NOT_FOUND. */
    async replaceFile(actor: Actor, input: unknown, picture: IncomingFile | undefined) {
      requireSection(actor, section);
      const { id } = parseInput(itemReference, input);
      return writes.replaceFile(actor, id, picture);
    },

    /** Moves an item to the bin; its picture stays with it. Throws NOT_FOUND. */
    async remove(actor: Actor, input: unknown) {
      requireSection(actor, section);
      const { id } = parseInput(itemReference, input);
      return writes.remove(actor, id);
    },
  };
}
