import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Picture } from '../graphql-server/src/platform/files/pictures.ts';

/** The file of `demo/media` that says of each picture all that its bytes would have to be decoded for. */
export const INDEX_NAME = 'index.json';

const pixels = z.int().positive();
const indexSchema = z.record(
  z.string(),
  z.strictObject({
    width: pixels,
    height: pixels,
    placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
    fallback: z.enum(['jpg', 'png']),
    /** The widths of the WebP versions. */
    versions: z.array(pixels).nonempty(),
  }),
);

/** The facts of each picture, by its base name. */
export type MediaIndex = Readonly<z.infer<typeof indexSchema>>;

/** The file of a picture that shows it in full size. */
export const fallbackName = (baseName: string, extension: 'jpg' | 'png'): string =>
  `${baseName}.${extension}`;

/** The file of a WebP version of a picture. */
export const versionName = (baseName: string, width: number): string =>
  `${baseName}-${String(width)}.webp`;

/** Every file of a picture, with its format and size as the index states them. */
export function filesOf(
  baseName: string,
  { width, height, fallback, versions }: MediaIndex[string],
) {
  return [
    {
      name: fallbackName(baseName, fallback),
      format: fallback === 'jpg' ? 'jpeg' : fallback,
      width,
      height,
    },
    ...versions.map((wanted) => ({
      name: versionName(baseName, wanted),
      format: 'webp',
      width: wanted,
      height: Math.round((height * wanted) / width),
    })),
  ];
}

/** Reads the index of a folder such as `demo/media`. */
export async function readIndex(folder: string): Promise<MediaIndex> {
  return indexSchema.parse(JSON.parse(await readFile(join(folder, INDEX_NAME), 'utf8')));
}

/** Reads a finished picture; nothing is decoded. */
export async function readPicture(
  folder: string,
  index: MediaIndex,
  baseName: string,
): Promise<Picture> {
  const facts = index[baseName];
  if (!facts) throw new Error(`${INDEX_NAME} does not name the picture ${baseName}`);
  const { width, height, placeholder, fallback } = facts;
  const bytesOf = (name: string): Promise<Buffer> => readFile(join(folder, name));
  return {
    width,
    height,
    placeholder,
    fallback: { extension: fallback, bytes: await bytesOf(fallbackName(baseName, fallback)) },
    versions: await Promise.all(
      facts.versions.map(async (wanted) => ({
        width: wanted,
        bytes: await bytesOf(versionName(baseName, wanted)),
      })),
    ),
  };
}
