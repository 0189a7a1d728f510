import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseMediaName } from '../platform/files/mediaNames.ts';

/** Besides one file per content type, and `media/`. */
export const EXPORT = {
  /** Written last: a folder without it is not an export. */
  index: 'export.json',
  settings: 'Settings.json',
  media: 'media',
} as const;

/** Increment it if older programs can't read a new export. */
const FORMAT = 1;

const isExported = (path: string): boolean =>
  /^[A-Z]\w{1,40}\.json$/.test(path) ||
  (path.startsWith(`${EXPORT.media}/`) && parseMediaName(path.slice(6)) !== undefined);

const anyFormat = z.looseObject({ format: z.int() });

const indexShape = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  /** An import recognises its items by it. */
  installation: z.string().regex(/^[0-9a-f]{32}$/),
  /** Of the exported site. */
  address: z.string(),
  /** Items per content type. */
  counts: z.record(z.string(), z.int().nonnegative()),
  /** All files except the index, by relative path. */
  files: z.record(
    z.string().refine(isExported),
    z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type ExportIndex = z.output<typeof indexShape>;

export const indexOf = (about: Omit<ExportIndex, 'format'>): ExportIndex => ({
  format: FORMAT,
  ...about,
});

/** Throws a one-line Error for a folder that is not an export, or is damaged. */
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
