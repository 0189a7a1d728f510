import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checkFiles } from '../backup/backupFormat.ts';
import type { TransferType, NamedFile } from './transferTypes.ts';
import { EXPORT, readExportIndex } from './exportFormat.ts';
import { FileUnavailable, type TransferSource } from './source.ts';
import { wireItem, type WireItem } from './wireFields.ts';
import { readCandidates } from './wireSource.ts';

const settingsShape = z.object({
  groups: z.record(z.string(), z.unknown()),
  pictures: z.array(z.object({ slot: z.string(), src: z.string(), alt: z.string() })),
});

/** Throws a one-line Error. */
async function readJson<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} can not be read: ${(error as Error).message}`, { cause: error });
  }
  const parsed = shape.safeParse(json);
  if (!parsed.success) {
    throw new Error(
      `${path} is not in the shape of an export (${parsed.error.issues[0]?.path.map(String).join('.') ?? ''}).`,
    );
  }
  return parsed.data;
}

const pathOf = ({ url }: NamedFile): string => url.replace(/^\//, '');

/**
 * Compares hashes first. Throws a one-line Error for an invalid or damaged export, or one of this
 * installation.
 */
export async function folderSource(
  folder: string,
  { now, installation, say }: { now: Date; installation: string; say: (text: string) => void },
): Promise<TransferSource> {
  const index = await readExportIndex(folder);
  if (index.installation === installation) {
    throw new Error(`${folder} was exported from this very installation.`);
  }
  await checkFiles('export', folder, index, () => undefined);
  say(`Files compared: ${String(Object.keys(index.files).length)}`);
  const isExported = (name: string): boolean => name in index.files;
  const read = async ({ name }: TransferType): Promise<readonly WireItem[]> =>
    isExported(`${name}.json`) ? readJson(join(folder, `${name}.json`), z.array(wireItem)) : [];
  return {
    name: `installation:${index.installation}`,
    candidates: () => readCandidates(read, now),
    settings: isExported(EXPORT.settings)
      ? await readJson(join(folder, EXPORT.settings), settingsShape)
      : undefined,
    identityOf: (file) => index.files[pathOf(file)]?.sha256 ?? '',
    async open(file) {
      const path = pathOf(file);
      if (!isExported(path)) throw new FileUnavailable(`${file.url} is not in the export`);
      return { fileName: file.fileName, open: () => createReadStream(join(folder, path)) };
    },
  };
}
