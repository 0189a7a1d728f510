import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseMediaName } from '../platform/files/mediaNames.ts';

/** In a backup's folder. */
export const BACKUP = {
  /** Written last: a folder without it is not a backup. */
  manifest: 'backup.json',
  database: 'centar.db',
  secrets: 'secrets.json',
  media: 'media',
} as const;

/** Increment it if older programs can't restore a new backup. */
const FORMAT = 1;

const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  /** All files except the manifest, by relative path. */
  files: z.record(
    z
      .string()
      .refine(
        (path) =>
          path === BACKUP.database ||
          path === BACKUP.secrets ||
          (path.startsWith('media/') && parseMediaName(path.slice(6)) !== undefined),
      ),
    z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type BackupManifest = z.output<typeof manifestShape>;

export const manifestOf = (files: BackupManifest['files'], now: Date): BackupManifest => ({
  format: FORMAT,
  createdAt: now.toISOString(),
  files,
});

export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Throws a one-line Error for a folder that is not a backup, or is damaged. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const path = join(folder, BACKUP.manifest);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${BACKUP.manifest}.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${path} is damaged.`);
  }
  const parsed = manifestShape.safeParse(json);
  if (!parsed.success || !(BACKUP.database in parsed.data.files)) {
    throw new Error(`${path} is damaged, or of a newer program.`);
  }
  return parsed.data;
}

/** Throws an Error that names the first different file. */
export async function checkFiles(
  what: 'backup' | 'export',
  folder: string,
  { files }: Pick<BackupManifest, 'files'>,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const entries = Object.entries(files);
  for (const [at, [path, expected]] of entries.entries()) {
    const file = join(folder, path);
    const size = await stat(file).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw new Error(`The ${what} is damaged: ${path} is missing.`);
    const { sha256 } = await hashFile(file);
    if (size !== expected.bytes || sha256 !== expected.sha256) {
      throw new Error(`The ${what} is damaged: ${path} is not as it was written.`);
    }
    progress(at + 1, entries.length);
  }
}
