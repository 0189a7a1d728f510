import { join } from 'node:path';
import { FILE_RULES, type FileKind } from '@centar/domain/fileRules.ts';
import { fileRefusal } from './fileRefusal.ts';
import { readBlob, type BlobStorage, type NewBlob } from './blobStorage.ts';
import { assertFreeSpace, receive, sha256Of, writeDurably, type Disk } from './disk.ts';
import { assertName, extensionByContent, type UploadExtension } from './fileContent.ts';
import type { IncomingFile } from './incomingFile.ts';
import type { NewStoredFile } from './storedFile.ts';
import type { ScanFile } from './virusScanner.ts';
import { cleanFileName, CONTENT_TYPES, mediaUrl, previewName, type Preview } from './mediaNames.ts';
import { pictureFromUpload, previewOf, type Picture } from './pictures.ts';

const MAX_PREVIEW_BYTES = 2 * 1024 * 1024;

/** Storing one file. It records all created files for a rollback. */
export interface Job {
  readonly id: string;
  readonly now: Date;
  readonly tmpDir: string;
  readonly disk: Disk;
  readonly storage: BlobStorage;
  /** Within disk and quota. */
  readonly free: () => Promise<number>;
  readonly scan: ScanFile | undefined;
  /** Absolute paths, always removed. */
  readonly temporary: string[];
  readonly published: string[];
}

function temporaryPath(job: Job): string {
  const path = join(job.tmpDir, `${job.id}.${String(job.temporary.length)}.part`);
  job.temporary.push(path);
  return path;
}

async function publish(job: Job, files: readonly NewBlob[]): Promise<void> {
  job.published.push(...files.map(({ name }) => name));
  await job.storage.put(files);
}

/**
 * Checks an upload and stores its files durably. Throws WRONG_FILE_KIND, TOO_LARGE, STORAGE_FULL,
 * UNAVAILABLE (not scanned) or BAD_USER_INPUT.
 */
export async function storeIncoming(
  job: Job,
  kind: FileKind,
  incoming: IncomingFile,
): Promise<NewStoredFile> {
  const { maxBytes } = FILE_RULES[kind];
  assertName(kind, incoming.fileName);
  assertFreeSpace(await job.free(), maxBytes);
  const path = temporaryPath(job);
  const received = await receive(incoming, path, maxBytes, job.disk);
  const extension = await extensionByContent(kind, path, incoming.fileName);
  await job.scan?.(path);
  return extension === 'jpg' || extension === 'png'
    ? storePicture(job, await pictureFromUpload(path), incoming.fileName)
    : storeDocument(job, { path, extension, fileName: incoming.fileName, ...received });
}

interface Document {
  readonly path: string;
  readonly extension: Exclude<UploadExtension, 'jpg' | 'png'>;
  readonly fileName: string;
  readonly byteSize: number;
  readonly sha256: string;
}

async function storeDocument(job: Job, document: Document): Promise<NewStoredFile> {
  const { path, extension, fileName, byteSize, sha256 } = document;
  const name = `${job.id}.${extension}`;
  await publish(job, [{ from: path, name }]);
  const originalName = cleanFileName(fileName, extension);
  const contentType = CONTENT_TYPES[extension];
  return {
    row: {
      id: job.id,
      kind: 'document',
      extension,
      contentType,
      originalName,
      byteSize,
      sha256,
      variants: [],
      createdAt: job.now,
    },
    document: { url: mediaUrl(name), fileName: originalName, contentType, byteSize },
  };
}

export async function storePicture(
  job: Job,
  picture: Picture,
  fileName: string,
): Promise<NewStoredFile> {
  const { width, height, placeholder, fallback, versions } = picture;
  const nameOf = (version: { readonly width: number }): string =>
    `${job.id}-${String(version.width)}.webp`;
  const own = { name: `${job.id}.${fallback.extension}`, bytes: fallback.bytes };
  const others = versions.map((version) => ({ name: nameOf(version), bytes: version.bytes }));
  const moves = [own, ...others].map((file) => ({ ...file, from: temporaryPath(job) }));
  await Promise.all(moves.map(({ from, bytes }) => writeDurably(from, bytes, job.disk)));
  await publish(job, moves);
  const srcSet = versions.map((one) => `${mediaUrl(nameOf(one))} ${String(one.width)}w`).join(', ');
  return {
    row: {
      id: job.id,
      kind: 'image',
      extension: fallback.extension,
      contentType: CONTENT_TYPES[fallback.extension],
      originalName: cleanFileName(fileName, fallback.extension),
      ...sizeAndHash(own.bytes),
      width,
      height,
      variants: others.map(({ name, bytes }) => ({ name, ...sizeAndHash(bytes) })),
      createdAt: job.now,
    },
    image: { src: mediaUrl(own.name), width, height, placeholder, srcSet },
  };
}

export async function storePreview(job: Job, source: string, preview: Preview): Promise<void> {
  assertFreeSpace(await job.free(), MAX_PREVIEW_BYTES);
  const picture = await readBlob(job.storage, source);
  if (!picture?.length) throw fileRefusal('brokenFile');
  const bytes = await previewOf(picture, preview);
  const from = temporaryPath(job);
  await writeDurably(from, bytes, job.disk);
  await publish(job, [{ from, name: previewName(job.id, preview) }]);
}

function sizeAndHash(bytes: Buffer): { byteSize: number; sha256: string } {
  return { byteSize: bytes.length, sha256: sha256Of(bytes) };
}
