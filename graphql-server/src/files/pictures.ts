import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { Mutex } from 'async-mutex';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_WIDTHS } from '../../../domain/fileRules.ts';
import { AppError } from '../errors.ts';

// A picture must not hold more than its share of a small machine, nor keep files open in a cache.
sharp.cache(false);
sharp.concurrency(1);
// Without this sharp would also open an SVG (and dozens of other formats) under the name of a PNG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** One picture at a time in the whole process: memory, and the loaders above are process-wide too. */
const decoding = new Mutex();
const SECONDS_PER_STEP = 30;
const SVG_LOADER = { operation: ['VipsForeignLoadSvg'] };

/** A picture ready to be stored: the fallback and its WebP versions, as bytes. Sizes are pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The average colour, `#rrggbb`. */
  readonly placeholder: string;
  readonly fallback: { readonly extension: 'jpg' | 'png'; readonly bytes: Buffer };
  readonly versions: readonly { readonly width: number; readonly bytes: Buffer }[];
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/**
 * Makes a stored picture from an uploaded file: upright, sRGB, longest side at most IMAGE_MAX_SIDE,
 * without metadata. Throws TOO_LARGE beyond IMAGE_MAX_PIXELS and WRONG_FILE_KIND for a broken picture.
 */
export async function pictureFromUpload(path: string): Promise<Picture> {
  return decoding.runExclusive(async () => makePicture(await decodeUpload(path), 1));
}

/** Makes a stored picture from a drawing of our own; never to be given anything that was sent in. */
export async function pictureFromDrawing(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Picture> {
  return decoding.runExclusive(async () => {
    // Nothing else decodes while the mutex is held, so no upload meets the open loader.
    sharp.unblock(SVG_LOADER);
    let pixels: Pixels;
    try {
      pixels = await readPixels(sharp(Buffer.from(svg)).resize({ ...size, fit: 'fill' }));
    } finally {
      sharp.block(SVG_LOADER);
    }
    return makePicture(pixels, 2);
  });
}

/** The size of link previews in pixels: what Facebook, Viber and WhatsApp show in full. */
const PREVIEW = { width: 1200, height: 630 } as const;

/** A link preview of a stored picture, cropped to what draws the eye, as a JPEG. */
export async function previewOf(path: string): Promise<Buffer> {
  return decoding.runExclusive(async () =>
    sharp(path, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 })
      .resize({ ...PREVIEW, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80, mozjpeg: true })
      .timeout({ seconds: SECONDS_PER_STEP })
      .toBuffer(),
  );
}

async function decodeUpload(path: string): Promise<Pixels> {
  const image = sharp(path, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const { format, width, height } = await asBrokenPicture(image.metadata());
  if (format !== 'jpeg' && format !== 'png') throw new AppError('WRONG_FILE_KIND');
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('TOO_LARGE');
  const upright = sharp(path, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 })
    .autoOrient()
    .resize(IMAGE_MAX_SIDE, IMAGE_MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  return asBrokenPicture(readPixels(upright));
}

async function asBrokenPicture<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch {
    throw new AppError('WRONG_FILE_KIND');
  }
}

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_PER_STEP })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3 && info.channels !== 4) throw new Error('Unexpected channels');
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function isOpaque({ data, channels }: Pixels): boolean {
  if (channels === 3) return true;
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return false;
  return true;
}

function versionWidths(width: number): number[] {
  const fitting = IMAGE_WIDTHS.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

async function makePicture(pixels: Pixels, atOnce: number): Promise<Picture> {
  const { width, height, channels } = pixels;
  const opaque = isOpaque(pixels);
  const source = () => {
    const image = sharp(pixels.data, { raw: { width, height, channels } }).timeout({
      seconds: SECONDS_PER_STEP,
    });
    return opaque ? image.removeAlpha() : image;
  };
  const encodings = [
    () =>
      opaque
        ? source().jpeg({ quality: 82, mozjpeg: true }).toBuffer()
        : source().png({ compressionLevel: 9 }).toBuffer(),
    ...versionWidths(width).map(
      (wanted) => () =>
        source().resize({ width: wanted }).webp({ quality: 75, effort: 4 }).toBuffer(),
    ),
  ];
  const [fallback, ...versions] = await runEach(encodings, atOnce);
  if (!fallback) throw new Error('No fallback picture');
  return {
    width,
    height,
    placeholder: await averageColour(source()),
    fallback: { extension: opaque ? 'jpg' : 'png', bytes: fallback },
    versions: versionWidths(width).map((wanted, index) => ({
      width: wanted,
      bytes: versions[index] ?? Buffer.alloc(0),
    })),
  };
}

async function averageColour(image: Sharp): Promise<string> {
  const onPaper = image.flatten({ background: '#ffffff' });
  const [red = 0, green = 0, blue = 0] = await onPaper
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** Runs the steps, so many at once, and gives their results in order. */
async function runEach<T>(steps: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < steps.length; index = next++) {
      const step = steps[index];
      if (step) results[index] = await step();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
