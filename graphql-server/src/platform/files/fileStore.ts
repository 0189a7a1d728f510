import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind, PreviewKind } from '@centar/domain/fileRules.ts';
import type { Clock } from '../context.ts';
import { assertOutsideTransaction } from '../database/database.ts';
import type { BlobStorage } from './blobStorage.ts';
import { freeBytes, makeFolder, removeFiles } from './disk.ts';
import { diskStorage } from './diskStorage.ts';
import type { IncomingFile } from './incomingFile.ts';
import { previewName } from './mediaNames.ts';
import { storeIncoming, storePicture, storePreview, type Job } from './storingFiles.ts';
import type { NewStoredFile } from './storedFile.ts';
import type { Picture } from './pictures.ts';

/** Stores uploaded files under names made from random UUIDs. */
export interface FileStore {
  /** Absolute folder of unfinished files. */
  readonly tmpDir: string;
  /** Where finished files are. */
  readonly storage: BlobStorage;
  /**
   * Checks, re-encodes and stores the incoming file, then does the work, usually one database write.
   * If either fails, all files that were made are removed and the failure is passed on. Throws
   * WRONG_FILE_KIND, TOO_LARGE, STORAGE_FULL or BAD_USER_INPUT (product decision 8).
   */
  withStoredFile<T>(
    kind: FileKind,
    incoming: IncomingFile | undefined,
    work: (stored: NewStoredFile | undefined) => Promise<T>,
  ): Promise<T>;
  /** Stores a finished picture of the demo content as it is, under a readable name; the caller writes its row. */
  storeFinished(picture: Picture, baseName: string): Promise<NewStoredFile>;
  /** Stores a document of the demo content after the same checks as an upload's. */
  storeBytes(kind: 'document', bytes: Uint8Array, fileName: string): Promise<NewStoredFile>;
  /**
   * Makes a link preview of a stored picture, once for concurrent requests. It is made at the first request,
   * since most pictures are never shared. `source` is the picture's own name. Throws STORAGE_FULL.
   */
  storePreview(id: string, source: string, kind: PreviewKind): Promise<void>;
  /** Whether files of this id are being stored by this process and may still have no row. */
  isBusy(id: string): boolean;
}

/** Options of the file store. */
export interface FileStoreOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  /** For finished files; the data folder if absent. */
  readonly storage?: BlobStorage;
  /** Free bytes of the data folder's disk; replaced in tests. */
  readonly free?: () => Promise<number>;
  /** True if a row of this id was committed in spite of a failure: its files then stay. */
  readonly hasRow?: (id: string) => Promise<boolean>;
}

/** Opens the store and creates missing folders. */
export function createFileStore(options: FileStoreOptions): FileStore {
  const { dataDir, clock } = options;
  const free = options.free ?? (() => freeBytes(dataDir));
  const tmpDir = join(dataDir, 'tmp');
  const storage = options.storage ?? diskStorage(dataDir);
  makeFolder(tmpDir);
  const busy = new Set<string>();
  const previews = new Map<string, Promise<void>>();

  /** Ignores a failed removal: the sweep removes the file later. */
  const discard = (removal: Promise<void>) => removal.catch(() => undefined);

  /** Runs one job. Removes its temporary files, and after a failure all files that it created. */
  async function runJob<T>(
    make: (job: Job) => Promise<T>,
    stayBusy: boolean,
    id: string = randomUUID(),
  ): Promise<T> {
    assertOutsideTransaction('Storing a file');
    const job: Job = { id, now: clock(), tmpDir, storage, free, temporary: [], published: [] };
    busy.add(id);
    let succeeded = false;
    try {
      const result = await make(job);
      succeeded = true;
      return result;
    } catch (thrown) {
      // An unknown state counts as committed: the sweep removes a needless file, but nothing restores a needed one.
      const committed = await (options.hasRow?.(id).catch(() => true) ?? false);
      if (!committed) await discard(storage.remove(job.published));
      throw thrown;
    } finally {
      await discard(removeFiles(job.temporary));
      if (!succeeded || !stayBusy) busy.delete(id);
    }
  }

  return {
    tmpDir,
    storage,
    async withStoredFile(kind, incoming, work) {
      if (!incoming) return work(undefined);
      return runJob(async (job) => work(await storeIncoming(job, kind, incoming)), false);
    },
    async storeFinished(picture, baseName) {
      const fileName = `${baseName}.${picture.fallback.extension}`;
      return runJob((job) => storePicture(job, picture, fileName), true);
    },
    async storeBytes(kind, bytes, fileName) {
      const open = () => Readable.from([Buffer.from(bytes)]);
      return runJob((job) => storeIncoming(job, kind, { fileName, open }), true);
    },
    async storePreview(id, source, kind) {
      const name = previewName(id, kind);
      const running = previews.get(name);
      if (running) return running;
      const made = runJob((job) => storePreview(job, source, kind), false, id).finally(() =>
        previews.delete(name),
      );
      previews.set(name, made);
      return made;
    },
    isBusy: (id) => busy.has(id),
  };
}
