import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { Clock } from '../context.ts';
import { assertOutsideTransaction } from '../database/database.ts';
import { freeBytes, inside, removeFiles } from './disk.ts';
import type { IncomingFile } from './incomingFile.ts';
import { storeIncoming, storePicture, storePreview } from './storingFiles.ts';
import type { Job } from './storingFiles.ts';
import type { NewStoredFile } from './storedFile.ts';
import { parseMediaName } from './mediaNames.ts';
import type { Picture } from './pictures.ts';

/** Where uploaded files live. Names are always made here, from random UUIDs. */
export interface FileStore {
  /** Absolute folder of unfinished files. */
  readonly tmpDir: string;
  /** Absolute folder of the files that are served. */
  readonly mediaDir: string;
  /** Absolute folder of the files that a sweep took from there and that wait to be deleted. */
  readonly sweptDir: string;
  /**
   * Checks, re-encodes and stores the incoming file, then does the work, usually one database write.
   * Where either fails, every file made here is gone again and the failure is passed on. Throws
   * WRONG_FILE_KIND, TOO_LARGE, STORAGE_FULL or BAD_USER_INPUT (product decision 8).
   */
  withStoredFile<T>(
    kind: FileKind,
    incoming: IncomingFile | undefined,
    work: (kept: NewStoredFile | undefined) => Promise<T>,
  ): Promise<T>;
  /** Stores a finished picture of the demo content as it is, under a readable name; the caller writes its row. */
  storeFinished(picture: Picture, baseName: string): Promise<NewStoredFile>;
  /** Stores a document of the demo content after the same checks as an upload's. */
  storeBytes(kind: 'document', bytes: Uint8Array, fileName: string): Promise<NewStoredFile>;
  /**
   * Makes the link preview of a stored picture, once however many ask for it. It is made when it is first asked
   * for, since most pictures are never shared. `source` is the picture's own name. Throws STORAGE_FULL.
   */
  storePreview(id: string, source: string): Promise<void>;
  /**
   * Takes stored files out of the folder that is served, to wait in `sweptDir` with the present as their time. Names
   * that this store never makes are an Error; files that are gone are passed over.
   */
  setAside(names: readonly string[]): Promise<void>;
  /** Puts files that were set aside back where they were. */
  bringBack(names: readonly string[]): Promise<void>;
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

/** Passes over a file that is not there. */
async function ifThere(work: Promise<void>): Promise<void> {
  await work.catch((thrown: unknown) => {
    if ((thrown as { code?: unknown }).code !== 'ENOENT') throw thrown;
  });
}

/** Opens the store, making its folders where they are missing. */
export function createFileStore(options: FileStoreOptions): FileStore {
  const { dataDir, clock } = options;
  const free = options.free ?? (() => freeBytes(dataDir));
  const tmpDir = join(dataDir, 'tmp');
  const mediaDir = join(dataDir, 'media');
  const sweptDir = join(dataDir, 'swept');
  for (const folder of [tmpDir, mediaDir, sweptDir])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  const busy = new Set<string>();
  const previews = new Map<string, Promise<void>>();
  const mediaPath = (name: string): string => {
    if (!parseMediaName(name)) throw new Error('Not a name of a stored file');
    return inside(mediaDir, name);
  };

  /** A file that can't be removed now waits for the sweep; it must not turn a success into a failure. */
  const discard = (paths: readonly string[]) => removeFiles(paths).catch(() => undefined);

  /** Runs the making of one file; on failure what it made, and always its temporary files, are removed. */
  async function making<T>(
    make: (job: Job) => Promise<T>,
    stayBusy: boolean,
    id: string = randomUUID(),
  ): Promise<T> {
    assertOutsideTransaction('Keeping a file');
    const folders = { tmpDir, mediaDir, free };
    const job: Job = { id, now: clock(), ...folders, temporary: [], published: [] };
    busy.add(id);
    let done = false;
    try {
      const result = await make(job);
      done = true;
      return result;
    } catch (thrown) {
      // Unknown counts as committed: the sweep takes a needless file, nothing brings a needed one back.
      const committed = await (options.hasRow?.(id).catch(() => true) ?? false);
      if (!committed) await discard(job.published.map(mediaPath));
      throw thrown;
    } finally {
      await discard(job.temporary);
      if (!done || !stayBusy) busy.delete(id);
    }
  }

  return {
    tmpDir,
    mediaDir,
    sweptDir,
    async withStoredFile(kind, incoming, work) {
      if (!incoming) return work(undefined);
      return making(async (job) => work(await storeIncoming(job, kind, incoming)), false);
    },
    async storeFinished(picture, baseName) {
      const fileName = `${baseName}.${picture.fallback.extension}`;
      return making((job) => storePicture(job, picture, fileName), true);
    },
    async storeBytes(kind, bytes, fileName) {
      const open = () => Readable.from([Buffer.from(bytes)]);
      return making((job) => storeIncoming(job, kind, { fileName, open }), true);
    },
    async storePreview(id, source) {
      const running = previews.get(id);
      if (running) return running;
      const made = making((job) => storePreview(job, source), false, id).finally(() =>
        previews.delete(id),
      );
      previews.set(id, made);
      return made;
    },
    async setAside(names) {
      const now = clock();
      for (const name of names) {
        const from = mediaPath(name);
        // Its time is what the wait counts from, and is set first: a kill between the two must not shorten it.
        await ifThere(utimes(from, now, now));
        await ifThere(rename(from, inside(sweptDir, name)));
      }
    },
    async bringBack(names) {
      for (const name of names) {
        const to = mediaPath(name);
        await ifThere(rename(inside(sweptDir, name), to));
      }
    },
    isBusy: (id) => busy.has(id),
  };
}
