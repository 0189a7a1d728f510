import type { TypedDocumentNode } from '@apollo/client';
import type { ImageView } from '@centar/domain/content/shared.ts';

/** An item with its pictures. */
export interface WithPictures {
  readonly id: number;
  readonly image: ImageView | null;
  readonly morePictures: readonly ImageView[];
}

export type AddPicture = TypedDocumentNode<
  { item: WithPictures },
  {
    input: { id: number; position: number; alt: string; credit: string; focus: string };
    file: File;
  }
>;

/** What staff write about a picture. */
export interface PictureWords {
  readonly alt: string;
  readonly credit: string;
  /** `30% 12%`; empty: the middle. */
  readonly focus: string;
}

/** A stored picture: plain data, because drafts store it. */
export interface SavedPicture extends PictureWords {
  readonly src: string;
  /** A small size of it. */
  readonly thumbnail: string;
}

/** Behind all stored ones. */
const END = undefined;

/** A chosen file, until it is sent. */
export interface FreshPicture extends PictureWords {
  readonly key: string;
  readonly file: File;
  /** The stored picture before it, by `src`; null: before all of them; undefined: behind them. */
  readonly after: string | null | undefined;
}

export type PictureRow = SavedPicture | FreshPicture;

export const isFresh = (row: PictureRow): row is FreshPicture => 'file' in row;

const thumbnailOf = ({ src, srcSet }: ImageView): string => srcSet.split(' ')[0] || src;

/** Of a stored item, the first one first. */
export const savedPictures = (images: readonly ImageView[]): SavedPicture[] =>
  images.map((image) => ({
    src: image.src,
    thumbnail: thumbnailOf(image),
    alt: image.alt,
    credit: image.credit ?? '',
    focus: image.focus ?? '',
  }));

/** All in their order. */
export function arranged(
  saved: readonly SavedPicture[],
  fresh: readonly FreshPicture[],
): PictureRow[] {
  const known = new Set(saved.map(({ src }) => src));
  const behind = (src: string): FreshPicture[] => fresh.filter(({ after }) => after === src);
  return [
    ...fresh.filter(({ after }) => after === null),
    ...saved.flatMap((picture) => [picture, ...behind(picture.src)]),
    ...fresh.filter(({ after }) => after === END || (after !== null && !known.has(after))),
  ];
}

/** The opposite. */
export function separated(rows: readonly PictureRow[]): {
  readonly saved: SavedPicture[];
  readonly fresh: FreshPicture[];
} {
  const saved = rows.filter((row) => !isFresh(row)) as SavedPicture[];
  let before: string | null | undefined = saved.length > 0 ? null : END;
  const fresh: FreshPicture[] = [];
  for (const row of rows) {
    if (isFresh(row)) fresh.push({ ...row, after: before });
    else before = row.src;
  }
  return { saved, fresh };
}

/** The first one is now stored at `src`: pictures after it refer to that. */
export function withoutSent(
  fresh: readonly FreshPicture[],
  { key, after }: FreshPicture,
  src: string | undefined,
): FreshPicture[] {
  const index = fresh.findIndex((one) => one.key === key);
  return fresh.flatMap((one, place) => {
    if (place === index) return [];
    const isBehind = place > index && after !== undefined && one.after === after;
    return [isBehind ? { ...one, after: src } : one];
  });
}

/** After another save of the pictures: typed values stay. */
export function mergedPictures(
  typed: readonly SavedPicture[],
  before: readonly SavedPicture[],
  now: readonly SavedPicture[],
): SavedPicture[] {
  const find = (list: readonly SavedPicture[], src: string): SavedPicture | undefined =>
    list.find((one) => one.src === src);
  const same = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  const kept = typed.flatMap((row) => {
    const stored = find(now, row.src);
    if (!stored) return [];
    return [same(row, find(before, row.src)) ? stored : row];
  });
  const added = now.filter(({ src }) => !find(before, src));
  const isFirstNew = added.some(({ src }) => src === now[0]?.src);
  return isFirstNew ? [...added, ...kept] : [...kept, ...added];
}
