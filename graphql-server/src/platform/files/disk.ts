import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, statSync } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors.ts';
import { fileRefusal } from './fileRefusal.ts';
import type { IncomingFile } from './incomingFile.ts';

/** Replaced by tests, to fail. */
export interface Disk {
  readonly open: typeof open;
  readonly rename: typeof rename;
  readonly rm: typeof rm;
  readonly createWriteStream: typeof createWriteStream;
}

export const DISK: Disk = { open, rename, rm, createWriteStream };

export const RESERVED_BYTES = 200 * 1024 * 1024;

/**
 * Readable only by the owner. Node's `recursive` never ends if the system reports an existing
 * parent as missing, as below /proc.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws STORAGE_FULL unless two files of the largest allowed size leave the reserve free. */
export function assertFreeSpace(free: number, maxBytes: number): void {
  if (free < RESERVED_BYTES + 2 * maxBytes) throw new AppError('STORAGE_FULL');
}

/** Lower-case hex. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function openSource(incoming: IncomingFile): Readable {
  try {
    return incoming.open();
  } catch (thrown) {
    throw toUploadError(thrown);
  }
}

/** TOO_LARGE and file system errors stay; others are the sender's fault. */
export function toUploadError(thrown: unknown): unknown {
  if (thrown instanceof AppError) return thrown;
  const { statusCode, syscall } = (thrown ?? {}) as { statusCode?: unknown; syscall?: unknown };
  if (statusCode === 413) return fileRefusal('tooManyBytes');
  return syscall === undefined ? new AppError('BAD_USER_INPUT') : thrown;
}

/**
 * Flushes to disk. Throws TOO_LARGE, or BAD_USER_INPUT if the sender broke off; the caller removes
 * the incomplete file.
 */
export async function receive(
  incoming: IncomingFile,
  path: string,
  maxBytes: number,
  disk: Pick<Disk, 'createWriteStream'> = DISK,
): Promise<{ byteSize: number; sha256: string }> {
  const hash = createHash('sha256');
  let byteSize = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteSize += chunk.length;
      if (byteSize > maxBytes) {
        done(fileRefusal('tooManyBytes'));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = openSource(incoming);
  let sourceError: unknown;
  source.once('error', (error) => {
    sourceError ??= toUploadError(error);
  });
  try {
    const target = disk.createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(source, meter, target);
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw sourceError ?? thrown;
  }
  if ((await stat(path)).size !== byteSize) throw new Error('A received file lost bytes');
  return { byteSize, sha256: hash.digest('hex') };
}

export async function writeDurably(
  path: string,
  bytes: Uint8Array,
  disk: Pick<Disk, 'open'> = DISK,
): Promise<void> {
  const file = await disk.open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Moves finished files to their final names, durably. */
export async function publish(
  folder: string,
  moves: readonly { readonly from: string; readonly name: string }[],
  disk: Pick<Disk, 'open' | 'rename'> = DISK,
): Promise<void> {
  for (const { from, name } of moves) await disk.rename(from, resolveInside(folder, name));
  const directory = await disk.open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

export function resolveInside(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new Error('A file name leads out of its folder');
  return path;
}

export async function removeFiles(
  paths: readonly string[],
  disk: Pick<Disk, 'rm'> = DISK,
): Promise<void> {
  await Promise.all(paths.map((path) => disk.rm(path, { force: true })));
}
