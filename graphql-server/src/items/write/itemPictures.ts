import { MAX_PICTURES, pictureInput, type PictureEdit } from '@centar/domain/content/pictures.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { PicturesType } from '@centar/domain/types/declarations.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import { badInput } from '../../platform/errors.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import type { StoredImage } from '../../platform/files/storedFile.ts';
import {
  addStoredFile,
  releaseStoredFile,
  reuseStoredFile,
} from '../../platform/files/storedFiles.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import { itemReference } from '../itemReference.ts';
import { itemRepository } from './itemRepository.ts';
import type { ItemRow, ItemTypeDescriptor, PreviousContent } from './itemType.ts';
import { saveOrKeep } from './unchanged.ts';

/** Of the first picture, and the list of the others. */
export interface PictureColumns {
  readonly imageFileId: string | null;
  readonly image: unknown;
  readonly imageAlt: string;
  readonly imageCredit: string;
  readonly imageFocus: string;
  readonly morePictures: unknown;
}

export interface ItemPicture extends StoredImage {
  readonly fileId: string;
  readonly alt: string;
  readonly credit: string;
  /** `30% 12%`; empty: the middle. */
  readonly focus: string;
}

/** In an edit or a version they are set together. */
export const PICTURE_COLUMNS = [
  'imageFileId',
  'image',
  'imageAlt',
  'imageCredit',
  'imageFocus',
  'morePictures',
] as const satisfies readonly (keyof PictureColumns)[];

/** Types with several pictures, with the column that refers to them. */
const REFERENCES = {
  Program: (programId: number) => ({ programId }),
  News: (newsId: number) => ({ newsId }),
  Movie: (movieId: number) => ({ movieId }),
  Colony: (colonyId: number) => ({ colonyId }),
  ArtSalon: (artSalonId: number) => ({ artSalonId }),
} as const satisfies Record<PicturesType, (id: number) => object>;

export const hasSeveralPictures = (itemType: ItemType): itemType is PicturesType =>
  itemType in REFERENCES;

/** The column by which further pictures refer to their item. Throws for a type without them. */
export function referenceTo(itemType: ItemType, id: number) {
  if (!hasSeveralPictures(itemType)) throw new Error(`${itemType} has no further pictures`);
  return REFERENCES[itemType](id);
}

const listOf = (morePictures: unknown): ItemPicture[] =>
  Array.isArray(morePictures) ? (morePictures as ItemPicture[]) : [];

/** All, the first one first. `row` may be that of a previous version. */
function picturesOf(columns: object): ItemPicture[] {
  const row = columns as Partial<PictureColumns>;
  const { imageFileId, image, imageAlt = '', imageCredit = '', imageFocus = '' } = row;
  const more = listOf(row.morePictures);
  if (!imageFileId || !image) return more;
  const words = { alt: imageAlt, credit: imageCredit, focus: imageFocus };
  return [{ ...(image as StoredImage), fileId: imageFileId, ...words }, ...more];
}

function columnsOf([first, ...more]: readonly ItemPicture[]) {
  const morePictures = more.map(asJson);
  if (!first) {
    const none = { imageFileId: null, image: Prisma.DbNull, imageAlt: '' };
    return { ...none, imageCredit: '', imageFocus: '', morePictures };
  }
  const { fileId, alt, credit, focus, ...image } = first;
  const words = { imageAlt: alt, imageCredit: credit, imageFocus: focus };
  return { imageFileId: fileId, image: asJson(image), ...words, morePictures };
}

/** As both transports send the further ones. */
export const toMorePictures = ({
  morePictures,
}: {
  readonly morePictures: unknown;
}): Required<ImageView>[] =>
  listOf(morePictures).map(({ fileId: _, focus, ...image }) => ({
    ...image,
    focus: focus || null,
  }));

/**
 * Releases the files that `next` lacks, and returns the item's columns. New files have their rows
 * already.
 */
async function replacePictures(
  transaction: Transaction,
  item: { readonly itemType: ItemType; readonly id: number },
  [before, next]: readonly [readonly ItemPicture[], readonly ItemPicture[]],
  now: Date,
) {
  const reference = referenceTo(item.itemType, item.id);
  const kept = new Set(next.map(({ fileId }) => fileId));
  for (const { fileId } of before) {
    if (!kept.has(fileId)) await releaseStoredFile(transaction, fileId, now);
  }
  await transaction.itemPicture.deleteMany({ where: reference });
  await transaction.itemPicture.createMany({
    data: next.slice(1).map(({ fileId }) => ({ fileId, ...reference })),
  });
  return columnsOf(next);
}

/** Columns of the edited pictures. Throws BAD_USER_INPUT for one that the item lacks. */
export async function editPictures(
  transaction: Transaction,
  { itemType, before, now }: { itemType: ItemType; before: { readonly id: number }; now: Date },
  edits: readonly PictureEdit[],
) {
  const stored = picturesOf(before);
  const next = edits.map(({ src, alt, credit, focus }) => {
    const picture = stored.find((one) => one.src === src);
    if (!picture) throw badInput({ pictures: 'unknownChoice' });
    return {
      ...picture,
      alt: alt ?? picture.alt,
      credit: credit ?? picture.credit,
      focus: focus ?? picture.focus,
    };
  });
  return replacePictures(transaction, { itemType, id: before.id }, [stored, next], now);
}

/** Those of a version whose files still exist; a version without pictures removes none. */
export async function restorePictures(
  transaction: Transaction,
  { itemType, before, now }: { itemType: ItemType; before: { readonly id: number }; now: Date },
  content: PreviousContent,
) {
  const stored = picturesOf(before);
  // Older versions lack further pictures.
  const previous = picturesOf({
    morePictures: (before as Partial<PictureColumns>).morePictures,
    ...content,
  });
  const next: ItemPicture[] = [];
  for (const picture of previous) {
    const isKept = stored.some(({ fileId }) => fileId === picture.fileId);
    if (isKept || (await reuseStoredFile(transaction, picture.fileId))) next.push(picture);
  }
  if (next.length === 0) {
    const { imageAlt } = content;
    const columns = stored.length > 0 || imageAlt === undefined ? {} : { imageAlt };
    return { columns, isGone: previous.length > 0 };
  }
  const item = { itemType, id: before.id };
  const columns = await replacePictures(transaction, item, [stored, next], now);
  return { columns, isGone: next.length < previous.length };
}

/** Call it before purging the item. */
export async function releasePictures(
  transaction: Transaction,
  itemType: ItemType,
  row: { readonly id: number },
  now: Date,
): Promise<void> {
  const where = referenceTo(itemType, row.id);
  const rows = await transaction.itemPicture.findMany({ where });
  await transaction.itemPicture.deleteMany({ where });
  for (const { fileId } of rows) await releaseStoredFile(transaction, fileId, now);
}

/** The first picture also has the documented calls. */
export function itemPictures<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  kind: ItemTypeDescriptor<Row, Data>,
) {
  const { database, files, clock } = dependencies;
  const { itemType } = kind;
  const { loadForEdit, saveChange } = itemRepository(dependencies, kind);

  return {
    /** Throws NOT_FOUND, or BAD_USER_INPUT above the limit. */
    async addPicture(actor: Actor, input: unknown, incoming: IncomingFile | undefined) {
      requirePerson(actor);
      const { id, position, ...words } = parseInput(pictureInput, input);
      await loadForEdit(database.reader, actor, id);
      if (!incoming) throw badInput({ file: 'required' });
      return files.withStoredFile('image', incoming, (stored) =>
        database.writeContent(async (transaction) => {
          const item = await loadForEdit(transaction, actor, id);
          const before = picturesOf(item.before);
          if (before.length >= MAX_PICTURES) throw badInput({ file: 'tooMany' });
          if (!stored?.image) throw badInput({ file: 'invalid' });
          const fileId = await addStoredFile(transaction, stored);
          const added: ItemPicture = { ...stored.image, fileId, ...words };
          const next = before.toSpliced(position ?? before.length, 0, added);
          const owner = { itemType, id };
          const columns = await replacePictures(transaction, owner, [before, next], clock());
          return saveChange(transaction, item, 'update', columns);
        }),
      );
    },

    /** Removes the others, for an import. Throws NOT_FOUND. */
    async keepFirstPicture(actor: Actor, input: unknown) {
      requirePerson(actor);
      const { id } = parseInput(itemReference, input);
      return saveOrKeep(() =>
        database.writeContent(async (transaction) => {
          const item = await loadForEdit(transaction, actor, id);
          const before = picturesOf(item.before);
          const owner = { itemType, id };
          const next = before.slice(0, 1);
          const columns = await replacePictures(transaction, owner, [before, next], clock());
          return saveChange(transaction, item, 'update', columns);
        }),
      );
    },
  };
}
