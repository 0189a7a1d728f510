import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseMediaName } from '../platform/files/mediaNames.ts';

/** The files in the folder of an export, beside one for each content type and `media/`. */
export const EXPORT = {
  /** Written last: a folder without it is no export. */
  index: 'export.json',
  settings: 'Settings.json',
  media: 'media',
} as const;

/** Raised when an export could no longer be read by an older program. */
const FORMAT = 1;

const isExported = (path: string): boolean =>
  /^[A-Z]\w{1,40}\.json$/.test(path) ||
  (path.startsWith(`${EXPORT.media}/`) && parseMediaName(path.slice(6)) !== undefined);

const anyFormat = z.looseObject({ format: z.int() });

const indexShape = z.object({
  format: z.literal(FORMAT),
  /** When it was made, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** By which an import knows again what came from the same installation. */
  installation: z.string().regex(/^[0-9a-f]{32}$/),
  /** The address of the site that it was made of. */
  address: z.string(),
  /** How many items each content type has. */
  counts: z.record(z.string(), z.int().nonnegative()),
  /** Every file but the index, by its path in the folder. */
  files: z.record(
    z.string().refine(isExported),
    z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

/** The description that an export carries of itself. */
export type ExportIndex = z.output<typeof indexShape>;

/** The index of an export of this program. */
export const indexOf = (about: Omit<ExportIndex, 'format'>): ExportIndex => ({
  format: FORMAT,
  ...about,
});

/** Reads the index of an export. Throws an Error of one clear line for whatever is none. */
export async function readExportIndex(folder: string): Promise<ExportIndex> {
  const path = join(folder, EXPORT.index);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${folder} is no export: it has no ${EXPORT.index}.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${path} is damaged.`);
  }
  const format = anyFormat.safeParse(json).data?.format;
  if (format !== undefined && format !== FORMAT) {
    throw new Error(`${path} has format ${String(format)}; this program reads ${String(FORMAT)}.`);
  }
  const parsed = indexShape.safeParse(json);
  if (!parsed.success) throw new Error(`${path} is damaged.`);
  return parsed.data;
}
