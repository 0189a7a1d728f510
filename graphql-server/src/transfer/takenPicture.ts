import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { IMAGE_MAX_PIXELS } from '@centar/domain/fileRules.ts';
import { AppError } from '../platform/errors.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { LARGEST_FILE } from './source.ts';

/** The server opens neither; an import runs in a process of its own. */
const LOADERS = ['VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];
const TURNED = new Set(['image/webp', 'image/gif']);
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
    if (length > LARGEST_FILE) throw new AppError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A picture as the services take it: WebP and GIF (its first frame) become PNG, and a name with another extension than its
 * content gets the right one. Anything else stays, to be refused by the services.
 */
export async function takenPicture(file: IncomingFile): Promise<IncomingFile> {
  const bytes = await readAll(file);
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const named = (fileName: string, content: Buffer): IncomingFile => ({
    fileName,
    open: () => Readable.from([content]),
  });
  const stem = file.fileName.replace(/\.[^.]*$/, '') || 'slika';
  if (type && TURNED.has(type.mime)) {
    sharp.unblock({ operation: LOADERS });
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 });
    const png = await image
      .timeout({ seconds: SECONDS })
      .png({ compressionLevel: 6 })
      .toBuffer()
      .catch(() => undefined);
    return png ? named(`${stem}.png`, png) : named(file.fileName, bytes);
  }
  const isRightlyNamed = EXTENSIONS.get(type?.mime ?? '')?.test(file.fileName) ?? true;
  return named(isRightlyNamed || !type ? file.fileName : `${stem}.${type.ext}`, bytes);
}
