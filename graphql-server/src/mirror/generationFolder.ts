import { constants as fsConstants } from 'node:fs';
import { chmod, copyFile, link, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParts } from '../platform/batches.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Public files are read by the proxy's user. */
export const FOLDER_MODE = 0o755;
export const FILE_MODE = 0o644;
const BROTLI_QUALITY = 9;
const SYNCED_AT_ONCE = 16;

export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writePublic(path: string, bytes: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    await file.writeFile(bytes);
    // Whatever the process's mask is.
    await file.chmod(FILE_MODE);
  } finally {
    await file.close();
  }
}

/** The files of an unfinished generation, and which of them are not on the disk yet. */
export function createGenerationFolder(folder: string, current: string | undefined) {
  const folders = new Set<string>();
  const fresh: string[] = [];

  async function placeOf(file: string): Promise<string> {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!folders.has(parent)) {
      await mkdir(parent, { recursive: true });
      for (let at = parent; at.startsWith(folder) && !folders.has(at); at = dirname(at)) {
        await chmod(at, FOLDER_MODE);
        folders.add(at);
      }
    }
    return path;
  }

  async function write(file: string, bytes: string | Buffer): Promise<void> {
    const path = await placeOf(file);
    await writePublic(path, bytes);
    fresh.push(path);
  }

  /** For clients that accept Brotli or gzip. */
  async function writeEncoded(file: string, body: Buffer): Promise<void> {
    const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    await write(`${file}.br`, await brotliBytes(body, { params: quality }));
    await write(`${file}.gz`, await gzipBytes(body, { level: 9 }));
  }

  /** False where the current generation has no such file. */
  async function linkCurrent(file: string): Promise<boolean> {
    if (current === undefined) return false;
    const path = await placeOf(file);
    return link(join(current, file), path).then(
      () => true,
      () => false,
    );
  }

  async function copyPublic(file: string, source: string): Promise<void> {
    const path = await placeOf(file);
    // Never over a file that the current generation shares.
    await copyFile(source, path, fsConstants.COPYFILE_EXCL);
    await chmod(path, FILE_MODE);
    fresh.push(path);
  }

  async function syncAll(): Promise<void> {
    for (const paths of inParts([...fresh, ...folders], SYNCED_AT_ONCE)) {
      await Promise.all(paths.map(sync));
    }
  }

  return { placeOf, write, writeEncoded, linkCurrent, copyPublic, syncAll };
}
