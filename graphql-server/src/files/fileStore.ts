import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FILE_RULES } from '../../../domain/fileRules.ts';
import type { FileKind } from '../../../domain/fileRules.ts';
import type { Clock } from '../context.ts';
import { assertOutsideTransaction } from '../database.ts';
import {
  assertRoom,
  freeBytes,
  inside,
  publish,
  receive,
  removeFiles,
  sha256Of,
  writeDurably,
} from './disk.ts';
import { assertContent, uploadExtension } from './fileContent.ts';
import type { IncomingFile } from './incomingFile.ts';
import type { KeptFile } from './keptFile.ts';
import { cleanFileName, CONTENT_TYPES, mediaUrl, parseMediaName } from './mediaNames.ts';
import { pictureFromDrawing, pictureFromUpload } from './pictures.ts';
import type { Picture } from './pictures.ts';

/** A picture of the demo content: an SVG that we drew, its size in pixels and a readable name. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly baseName: string;
}

/** Where uploaded files live. Names are always made here, from random UUIDs. */
export interface FileStore {
  /** Absolute folder of unfinished files. */
  readonly tmpDir: string;
  /** Absolute folder of the files that are served. */
  readonly mediaDir: string;
  /**
   * Checks, re-encodes and stores the incoming file, then does the work, usually one database write.
   * Where either fails, every file made here is gone again and the failure is passed on. Throws
   * WRONG_FILE_KIND, TOO_LARGE, STORAGE_FULL or BAD_USER_INPUT (product decision 8).
   */
  whileKept<T>(
    kind: FileKind,
    incoming: IncomingFile | undefined,
    work: (kept: KeptFile | undefined) => Promise<T>,
  ): Promise<T>;
  /** Stores a picture of the demo content; the caller writes its row. */
  keepDrawn(drawing: Drawing): Promise<KeptFile>;
  /** Stores a document of the demo content after the same checks as an upload's. */
  keepBytes(kind: 'document', bytes: Uint8Array, fileName: string): Promise<KeptFile>;
  /** Removes stored files; names that this store never makes are an Error. */
  remove(names: readonly string[]): Promise<void>;
  /** Whether files of this id are being kept by this process and may still have no row. */
  isBusy(id: string): boolean;
}

/** What the store works with. */
export interface FileStoreOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  /** Free bytes of the data folder's disk; replaced in tests. */
  readonly free?: () => Promise<number>;
  /** Whether a row of this id was committed after all: then a failure must not take its files away. */
  readonly hasRow?: (id: string) => Promise<boolean>;
}

/** Opens the store, making its folders where they are missing. */
export function createFileStore(options: FileStoreOptions): FileStore {
  const { dataDir, clock } = options;
  const free = options.free ?? (() => freeBytes(dataDir));
  const tmpDir = join(dataDir, 'tmp');
  const mediaDir = join(dataDir, 'media');
  for (const folder of [tmpDir, mediaDir]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const busy = new Set<string>();
  const mediaPath = (name: string): string => {
    if (!parseMediaName(name)) throw new Error('Not a name of a stored file');
    return inside(mediaDir, name);
  };

  /** Runs the making of one file; on failure what it made, and always its temporary files, are removed. */
  async function making<T>(make: (job: Job) => Promise<T>, stayBusy: boolean): Promise<T> {
    assertOutsideTransaction('Keeping a file');
    const id = randomUUID();
    const job: Job = { id, temporary: [], published: [] };
    busy.add(id);
    let done = false;
    try {
      const result = await make(job);
      done = true;
      return result;
    } catch (thrown) {
      // Unknown counts as committed: the sweep takes a needless file, nothing brings a needed one back.
      const committed = await (options.hasRow?.(id).catch(() => true) ?? false);
      if (!committed) await removeFiles(job.published.map(mediaPath));
      throw thrown;
    } finally {
      await removeFiles(job.temporary);
      if (!done || !stayBusy) busy.delete(id);
    }
  }

  function temporary(job: Job): string {
    const path = join(tmpDir, `${job.id}.${String(job.temporary.length)}.part`);
    job.temporary.push(path);
    return path;
  }

  async function place(job: Job, files: readonly { from: string; name: string }[]): Promise<void> {
    job.published.push(...files.map(({ name }) => name));
    await publish(mediaDir, files);
  }

  async function keep(job: Job, kind: FileKind, incoming: IncomingFile): Promise<KeptFile> {
    const { maxBytes } = FILE_RULES[kind];
    const extension = uploadExtension(kind, incoming.fileName);
    assertRoom(await free(), maxBytes);
    const path = temporary(job);
    const received = await receive(incoming, path, maxBytes);
    await assertContent(path, extension);
    if (extension === 'jpg' || extension === 'png') {
      return keepPicture(job, await pictureFromUpload(path), incoming.fileName);
    }
    const name = `${job.id}.${extension}`;
    await place(job, [{ from: path, name }]);
    const originalName = cleanFileName(incoming.fileName, extension);
    const contentType = CONTENT_TYPES[extension];
    const common = { contentType, byteSize: received.byteSize };
    return {
      row: {
        id: job.id,
        kind,
        extension,
        originalName,
        sha256: received.sha256,
        variants: [],
        createdAt: clock(),
        ...common,
      },
      document: { url: mediaUrl(name), fileName: originalName, ...common },
    };
  }

  async function keepPicture(job: Job, picture: Picture, fileName: string): Promise<KeptFile> {
    const { width, height, placeholder, fallback, versions } = picture;
    const name = `${job.id}.${fallback.extension}`;
    const named = [
      { name, bytes: fallback.bytes },
      ...versions.map((one) => ({ name: `${job.id}-${String(one.width)}.webp`, bytes: one.bytes })),
    ];
    const moves = named.map((file) => ({ ...file, from: temporary(job) }));
    await Promise.all(moves.map(({ from, bytes }) => writeDurably(from, bytes)));
    await place(job, moves);
    const [own, ...variants] = named.map((file) => ({
      name: file.name,
      byteSize: file.bytes.length,
      sha256: sha256Of(file.bytes),
    }));
    const srcSet = versions.map(
      (one, index) => `${mediaUrl(variants[index]?.name ?? name)} ${String(one.width)}w`,
    );
    return {
      row: {
        id: job.id,
        kind: 'image',
        extension: fallback.extension,
        contentType: CONTENT_TYPES[fallback.extension],
        originalName: cleanFileName(fileName, fallback.extension),
        byteSize: own?.byteSize ?? 0,
        sha256: own?.sha256 ?? '',
        width,
        height,
        variants,
        createdAt: clock(),
      },
      image: { src: mediaUrl(name), width, height, placeholder, srcSet: srcSet.join(', ') },
    };
  }

  return {
    tmpDir,
    mediaDir,
    async whileKept(kind, incoming, work) {
      if (!incoming) return work(undefined);
      return making(async (job) => work(await keep(job, kind, incoming)), false);
    },
    async keepDrawn({ svg, width, height, baseName }) {
      return making(async (job) => {
        const picture = await pictureFromDrawing(svg, { width, height });
        return keepPicture(job, picture, `${baseName}.svg`);
      }, true);
    },
    async keepBytes(kind, bytes, fileName) {
      const open = () => Readable.from([Buffer.from(bytes)]);
      return making((job) => keep(job, kind, { fileName, open }), true);
    },
    async remove(names) {
      await removeFiles(names.map(mediaPath));
    },
    isBusy: (id) => busy.has(id),
  };
}

interface Job {
  readonly id: string;
  /** Absolute paths. */
  readonly temporary: string[];
  /** Names in the media folder. */
  readonly published: string[];
}
