import { useEffect, useState } from 'react';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** For a card on a phone with double pixel density. */
export const ITEM_PICTURE: PictureSize = { width: 640, height: 360 };

/** It may be in portrait format. */
export function isTooSmall(size: PictureSize, least: PictureSize): boolean {
  return size.width < least.width || size.height < least.height;
}

/** Undefined unless it is a picture that is too small. */
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
      // The server reports what is wrong with it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file, least]);
  if (!least || measured === undefined || measured.of !== file) return undefined;
  return isTooSmall(measured.size, least) ? measured.size : undefined;
}
