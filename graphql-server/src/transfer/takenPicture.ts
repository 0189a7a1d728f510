import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { IMAGE_MAX_PIXELS } from '@centar/domain/fileRules.ts';
import { fileRefusal } from '../platform/files/fileRefusal.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { loadSharp } from '../platform/files/pictures.ts';
import { LARGEST_FILE } from './source.ts';

/** Only for imports, which run in their own process; the server does not load these. */
const LOADERS = ['VipsForeignLoadWebp', 'VipsForeignLoadNsgif', 'VipsForeignLoadHeif'];
const CONVERTED = new Set(['image/webp', 'image/gif', 'image/avif']);
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

export interface TakenFile extends IncomingFile {
  /** What was changed. */
  readonly remark?: string;
}

/** Throws TOO_LARGE or WRONG_FILE_KIND. */
async function convertToPng(bytes: Buffer): Promise<{ png: Buffer; isAnimated: boolean }> {
  const sharp = await loadSharp();
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
 * Converts WebP, AVIF and GIF (the first frame) to PNG, and corrects a wrong extension. The
 * services refuse anything else. Throws TOO_LARGE or WRONG_FILE_KIND.
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
  if (type && CONVERTED.has(type.mime)) {
    const { png, isAnimated } = await convertToPng(bytes);
    const remark = `its picture ${file.fileName} is animated; the first one of it is kept`;
    return { ...named(`${stem}.png`, png), ...(isAnimated ? { remark } : {}) };
  }
  const isRightlyNamed = EXTENSIONS.get(type?.mime ?? '')?.test(file.fileName) ?? true;
  return named(isRightlyNamed || !type ? file.fileName : `${stem}.${type.ext}`, bytes);
}
