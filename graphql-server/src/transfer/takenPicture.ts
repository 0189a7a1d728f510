import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { IMAGE_MAX_PIXELS } from '@centar/domain/fileRules.ts';
import { fileRefusal } from '../platform/files/fileRefusal.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { LARGEST_FILE } from './source.ts';

/** The server opens none of them; an import runs in a process of its own. */
const LOADERS = ['VipsForeignLoadWebp', 'VipsForeignLoadNsgif', 'VipsForeignLoadHeif'];
const TURNED = new Set(['image/webp', 'image/gif', 'image/avif']);
const SECONDS = 30;
const EXTENSIONS: ReadonlyMap<string, RegExp> = new Map([
  ['image/jpeg', /\.jpe?g$/i],
  ['image/png', /\.png$/i],
]);

async function readAll({ open }: IncomingFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of open() as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_FILE) throw fileRefusal('tooManyBytes');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file as the services take it. */
export interface TakenFile extends IncomingFile {
  /** What was changed. */
  readonly remark?: string;
}

/** The first picture of a file as PNG. Throws TOO_LARGE or WRONG_FILE_KIND. */
async function turnedToPng(bytes: Buffer): Promise<{ png: Buffer; isAnimated: boolean }> {
  sharp.unblock({ operation: LOADERS });
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!about) throw fileRefusal('brokenFile');
  if (about.width * about.height > IMAGE_MAX_PIXELS) throw fileRefusal('tooManyPixels');
  const png = await sharp(bytes, { failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS })
    .png({ compressionLevel: 6 })
    .toBuffer()
    .catch(() => undefined);
  if (!png) throw fileRefusal('brokenFile');
  return { png, isAnimated: (about.pages ?? 1) > 1 };
}

/**
 * A picture as the services take it: WebP, AVIF and GIF (the first picture of an animation) become PNG, and a name with another
 * extension than its content gets the right one. Anything else stays, to be refused by the services. Throws TOO_LARGE or
 * WRONG_FILE_KIND.
 */
export async function takenPicture(file: IncomingFile): Promise<TakenFile> {
  const bytes = await readAll(file);
  if (bytes.length === 0) throw fileRefusal('brokenFile');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const named = (fileName: string, content: Buffer): IncomingFile => ({
    fileName,
    open: () => Readable.from([content]),
  });
  const stem = file.fileName.replace(/\.[^.]*$/, '') || 'slika';
  if (type && TURNED.has(type.mime)) {
    const { png, isAnimated } = await turnedToPng(bytes);
    const remark = `its picture ${file.fileName} is animated; the first one of it is kept`;
    return { ...named(`${stem}.png`, png), ...(isAnimated ? { remark } : {}) };
  }
  const isRightlyNamed = EXTENSIONS.get(type?.mime ?? '')?.test(file.fileName) ?? true;
  return named(isRightlyNamed || !type ? file.fileName : `${stem}.${type.ext}`, bytes);
}
