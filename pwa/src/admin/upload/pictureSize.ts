import { useEffect, useState } from 'react';
import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { fileProblem, IMAGE_MAX_PIXELS } from '@centar/domain/fileRules.ts';

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

const bytesOf = async (file: Blob, at: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(at, at + length).arrayBuffer());

const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** From segment to segment, because long metadata may come before the size. */
async function pixelsOfJpeg(file: Blob): Promise<number> {
  for (let at = 2; ;) {
    const segment = await bytesOf(file, at, 9);
    const marker = segment.getUint16(0) - 0xff00;
    if (marker < 0) return 0;
    if (isStartOfFrame(marker)) return segment.getUint16(5) * segment.getUint16(7);
    at += 2 + segment.getUint16(2);
  }
}

/** As the file's header says; 0 if it is broken, which the server reports. */
async function pixelsOf(file: Blob): Promise<number> {
  try {
    const head = await bytesOf(file, 0, 24);
    if (head.getUint16(0) === 0xffd8) return await pixelsOfJpeg(file);
    const isPng = head.getUint32(0) === 0x89504e47;
    return isPng ? head.getUint32(16) * head.getUint32(20) : 0;
  } catch {
    return 0;
  }
}

/** Whether the server would refuse a file of an accepted name. */
export const hasTooManyPixels = async (file: Blob): Promise<boolean> =>
  (await pixelsOf(file)) > IMAGE_MAX_PIXELS;

/** Without reading the whole file. */
export const pictureProblem = async (file: File): Promise<FileProblem | undefined> =>
  fileProblem('image', file) ?? ((await hasTooManyPixels(file)) ? 'tooManyPixels' : undefined);

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
