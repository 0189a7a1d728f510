import { useCallback, useEffect, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { ListRequest, FoundList } from '../list/useItemList.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';

/** A stored one by its URL, or another chosen one. */
export interface KnownPicture {
  readonly title: string;
  readonly source: string | File;
  /** Rule out most stored pictures before they are downloaded. */
  readonly listed?: Pick<ImageView, 'width' | 'height' | 'placeholder'>;
}

/** The aspect ratio, a few pixels, and their average red, green and blue. */
interface Looks {
  readonly ratio: number;
  readonly pixels: Uint8ClampedArray;
  readonly colour: readonly number[];
}

const SIDE = 16;
/** Of 255. Re-encoding changes a stored picture's pixels by about one. */
const MOST_DIFFERENCE = 4;
const MOST_RATIO = 1.02;
/** Of 255. The averages of the server and the browser differ by up to three. */
const MOST_COLOUR_DIFFERENCE = 8;

const looksOfSources = new Map<string, Promise<Looks>>();
const looksOfFiles = new WeakMap<File, Promise<Looks>>();

async function looksOf(picture: Blob): Promise<Looks> {
  const bitmap = await createImageBitmap(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws nothing');
  context.imageSmoothingQuality = 'high';
  // The server also averages on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(bitmap, 0, 0, SIDE, SIDE);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  const pixels = context.getImageData(0, 0, SIDE, SIDE).data;
  const average = (channel: number): number =>
    pixels.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0) / SIDE ** 2;
  return { ratio, pixels, colour: [0, 1, 2].map(average) };
}

function knownLooks(source: KnownPicture['source']): Promise<Looks> {
  const known = typeof source === 'string' ? looksOfSources.get(source) : looksOfFiles.get(source);
  if (known) return known;
  if (typeof source !== 'string') {
    const looks = looksOf(source);
    looksOfFiles.set(source, looks);
    return looks;
  }
  const looks = fetch(source).then(async (answer) => looksOf(await answer.blob()));
  looksOfSources.set(source, looks);
  return looks;
}

const isSameShape = (one: number, other: number): boolean =>
  Math.max(one, other) / Math.min(one, other) <= MOST_RATIO;

/** False if size or colour rule the picture out. */
function mayBeSame({ ratio, colour }: Looks, listed: KnownPicture['listed']): boolean {
  if (!listed) return true;
  const { width, height, placeholder } = listed;
  const isNear = (value: number, channel: number): boolean => {
    const stored = Number.parseInt(placeholder.slice(1 + 2 * channel, 3 + 2 * channel), 16);
    return Math.abs(value - stored) <= MOST_COLOUR_DIFFERENCE;
  };
  return isSameShape(ratio, width / height) && colour.every(isNear);
}

/** Regardless of size and encoding. */
function isSame(one: Looks, other: Looks): boolean {
  if (!isSameShape(one.ratio, other.ratio)) return false;
  const difference = one.pixels.reduce(
    (sum, value, at) => sum + Math.abs(value - (other.pixels[at] ?? 0)),
    0,
  );
  return difference / one.pixels.length < MOST_DIFFERENCE;
}

async function findSame(
  file: File,
  known: readonly KnownPicture[],
): Promise<KnownPicture | undefined> {
  const looks = await knownLooks(file);
  for (const picture of known) {
    // Of two equal chosen pictures, only the second gets the warning.
    if (picture.source === file) return undefined;
    if (!mayBeSame(looks, picture.listed)) continue;
    // A picture that fails to load counts as different.
    const other = await knownLooks(picture.source).catch(() => undefined);
    if (other && isSame(looks, other)) return picture;
  }
  return undefined;
}

/** `known` must be a stable list. */
export function useSamePicture(
  file: File | undefined,
  known: readonly KnownPicture[],
): KnownPicture | undefined {
  const [found, setFound] = useState<{ readonly of: File; readonly same: KnownPicture }>();
  useEffect(() => {
    if (!file || known.length === 0) return undefined;
    let isCurrent = true;
    findSame(file, known).then(
      (same) => {
        if (isCurrent) setFound(same && { of: file, same });
      },
      // The server reports what is wrong with it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file, known]);
  return found?.of === file ? found?.same : undefined;
}

export type PicturesList = TypedDocumentNode<{ list: FoundList<{ title: string }> }, ListRequest>;

const PAGE_SIZE = 50;
const NONE: readonly KnownPicture[] = [];

/** Undefined if it has none. */
function pictureOf({ title, ...item }: { readonly title: string }): KnownPicture | undefined {
  const { image } = item as { readonly image?: ImageView | null };
  if (!image) return undefined;
  return { title, source: image.srcSet.split(' ')[0] || image.src, listed: image };
}

/** Loaded once `isWanted` is true. */
export function useStoredPictures(
  list: PicturesList | undefined,
  isWanted: boolean,
): readonly KnownPicture[] {
  const { mutate } = useStaffCalls();
  const asked = isWanted ? list : undefined;
  const load = useCallback(async (): Promise<readonly KnownPicture[]> => {
    const pictures: KnownPicture[] = [];
    for (let page = 1, pages = 1; asked && page <= pages; page += 1) {
      const which = { page, pageSize: PAGE_SIZE, search: '', order: null, descending: false };
      // `mutate`, because `query` signs out when the session has ended, and the form would be
      // lost.
      const found = (await mutate(asked, { ...which, publication: null, filter: null })).list;
      pages = found.pages;
      for (const item of found.items) {
        const picture = pictureOf(item);
        if (picture) pictures.push(picture);
      }
    }
    return pictures;
  }, [mutate, asked]);
  // Without the list only the warnings are missing.
  return useAsync(load, ignoreFailure).data ?? NONE;
}
