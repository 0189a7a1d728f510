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

/** Incremented when older programs can't read a new export. */
const FORMAT = 1;

const isExported = (path: string): boolean =>
  /^[A-Z]\w{1,40}\.json$/.test(path) ||
  (path.startsWith(`${EXPORT.media}/`) && parseMediaName(path.slice(6)) !== undefined);

const anyFormat = z.looseObject({ format: z.int() });

const indexShape = z.object({
  format: z.literal(FORMAT),
  /** When it was made, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** Identifies the installation, so that an import recognises its items again. */
  installation: z.string().regex(/^[0-9a-f]{32}$/),
  /** The address of the exported site. */
  address: z.string(),
  /** How many items each content type has. */
  counts: z.record(z.string(), z.int().nonnegative()),
  /** Every file but the index, by its path in the folder. */
  files: z.record(
    z.string().refine(isExported),
    z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

/** The content of the index. */
export type ExportIndex = z.output<typeof indexShape>;

export const indexOf = (about: Omit<ExportIndex, 'format'>): ExportIndex => ({
  format: FORMAT,
  ...about,
});

/** Reads the index of an export. Throws an Error of one clear line for a folder that is no export, or a damaged one. */
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
