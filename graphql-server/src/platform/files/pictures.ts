import type { Sharp } from 'sharp';
import { Mutex } from 'async-mutex';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_WIDTHS } from '@centar/domain/fileRules.ts';
import type { FocusPoint } from '@centar/domain/focusPoint.ts';
import { once } from '@centar/domain/once.ts';
import { fileRefusal } from './fileRefusal.ts';
import type { Preview } from './mediaNames.ts';

type SharpLibrary = typeof import('sharp').default;

/**
 * By default sharp opens dozens of formats, such as an SVG named as PNG. Uploads are opened as
 * files; an SVG in memory is the server's own drawing. Once a process.
 */
export function openOnlyJpegAndPng(sharp: SharpLibrary): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadSvgBuffer'],
  });
}

/** sharp, loaded for the first picture, since most starts and reads need none. */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  // Fits a small machine. sharp's cache would keep files open.
  sharp.cache(false);
  sharp.concurrency(1);
  openOnlyJpegAndPng(sharp);
  return sharp;
});

const decoder = new Mutex();
const SECONDS_PER_STEP = 30;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`. */
  readonly placeholder: string;
  readonly fallback: { readonly extension: 'jpg' | 'png'; readonly bytes: Buffer };
  readonly versions: readonly { readonly width: number; readonly bytes: Buffer }[];
}

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/**
 * Upright, sRGB, without metadata, at most IMAGE_MAX_SIDE. Throws TOO_LARGE beyond
 * IMAGE_MAX_PIXELS, or WRONG_FILE_KIND.
 */
export async function pictureFromUpload(path: string): Promise<Picture> {
  return decoder.runExclusive(async () => makePicture(await decodeUpload(path)));
}

/** Pixels that Facebook, Viber and WhatsApp show without cropping. */
const PREVIEW = { width: 1200, height: 630 } as const;

/** The largest part of a preview's shape in which the point is where it is in the picture. */
function partAround(size: { readonly width: number; readonly height: number }, focus: FocusPoint) {
  const scale = Math.min(size.width / PREVIEW.width, size.height / PREVIEW.height);
  const width = Math.min(size.width, Math.round(PREVIEW.width * scale));
  const height = Math.min(size.height, Math.round(PREVIEW.height * scale));
  const left = Math.round(((size.width - width) * focus.x) / 100);
  return { left, top: Math.round(((size.height - height) * focus.y) / 100), width, height };
}

/**
 * Cropped around the focal point, or to the point of attention. Throws WRONG_FILE_KIND.
 */
export async function previewOf(picture: Buffer, { focus }: Preview): Promise<Buffer> {
  const sharp = await loadSharp();
  return decoder.runExclusive(async () => {
    const source = sharp(picture, {
      failOn: 'error',
      limitInputPixels: IMAGE_MAX_PIXELS,
      pages: 1,
    });
    const part = focus
      ? source.extract(partAround(await orBrokenPicture(source.metadata()), focus))
      : source;
    const image = part
      .resize({ ...PREVIEW, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' });
    return orBrokenPicture(
      image
        .toColourspace('srgb')
        .jpeg({ quality: 80, mozjpeg: true })
        .timeout({ seconds: SECONDS_PER_STEP })
        .toBuffer(),
    );
  });
}

async function decodeUpload(path: string): Promise<Pixels> {
  const sharp = await loadSharp();
  const image = sharp(path, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const { format, width, height } = await orBrokenPicture(image.metadata());
  if (format !== 'jpeg' && format !== 'png') throw fileRefusal('otherPicture');
  if (width * height > IMAGE_MAX_PIXELS) throw fileRefusal('tooManyPixels');
  const upright = sharp(path, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 })
    .autoOrient()
    .resize(IMAGE_MAX_SIDE, IMAGE_MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  return orBrokenPicture(readPixels(upright));
}

async function orBrokenPicture<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch {
    throw fileRefusal('brokenFile');
  }
}

/** Decodes to 8-bit sRGB. */
export async function readPixels(image: Sharp): Promise<Pixels> {
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
  // A small picture is not made smaller.
  return fitting.length > 1 ? fitting : [width];
}

export async function makePicture(pixels: Pixels): Promise<Picture> {
  const sharp = await loadSharp();
  const { width, height, channels } = pixels;
  const opaque = isOpaque(pixels);
  const source = () => {
    const image = sharp(pixels.data, { raw: { width, height, channels } }).timeout({
      seconds: SECONDS_PER_STEP,
    });
    return opaque ? image.removeAlpha() : image;
  };
  const fallback = opaque
    ? source().jpeg({ quality: 82, mozjpeg: true })
    : source().png({ compressionLevel: 9 });
  const bytes = await fallback.toBuffer();
  const versions: Picture['versions'][number][] = [];
  for (const versionWidth of versionWidths(width)) {
    const version = source().resize({ width: versionWidth }).webp({ quality: 75, effort: 4 });
    versions.push({ width: versionWidth, bytes: await version.toBuffer() });
  }
  return {
    width,
    height,
    placeholder: await averageColour(source()),
    fallback: { extension: opaque ? 'jpg' : 'png', bytes },
    versions,
  };
}

async function averageColour(image: Sharp): Promise<string> {
  const onWhite = image.flatten({ background: '#ffffff' });
  const [red = 0, green = 0, blue = 0] = await onWhite
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
