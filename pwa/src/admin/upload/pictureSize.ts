import { useEffect, useState } from 'react';

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The least that the picture of an item needs on a page: a card on a phone of double density. */
export const ITEM_PICTURE: PictureSize = { width: 640, height: 360 };

/** Would the picture be drawn larger than it is? It may stand upright. */
export function isTooSmall(size: PictureSize, least: PictureSize): boolean {
  return size.width < least.width || size.height < least.height;
}

/** The size of a chosen picture that is smaller than its place; undefined while unknown, and for one that is no picture. */
export function useSmallPicture(
  file: File | undefined,
  least: PictureSize | undefined,
): PictureSize | undefined {
  const [measured, setMeasured] = useState<{ readonly of: File; readonly size: PictureSize }>();
  useEffect(() => {
    if (!file || !least) return undefined;
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const { width, height } = bitmap;
        bitmap.close();
        if (isCurrent) setMeasured({ of: file, size: { width, height } });
      },
      // The server says what is wrong with it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file, least]);
  if (!least || measured === undefined || measured.of !== file) return undefined;
  return isTooSmall(measured.size, least) ? measured.size : undefined;
}
