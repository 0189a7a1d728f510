import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { Clock } from '../context.ts';
import { assertOutsideTransaction } from '../database/database.ts';
import type { BlobStorage } from './blobStorage.ts';
import { DISK, freeBytes, makeFolder, removeFiles, type Disk } from './disk.ts';
import { diskStorage } from './diskStorage.ts';
import type { IncomingFile } from './incomingFile.ts';
import { previewName, type Preview } from './mediaNames.ts';
import { storeIncoming, storePicture, storePreview, type Job } from './storingFiles.ts';
import type { NewStoredFile } from './storedFile.ts';
import type { Picture } from './pictures.ts';
import type { ScanFile } from './virusScanner.ts';

/** Stores uploads under random UUIDs. */
export interface FileStore {
  readonly tmpDir: string;
  readonly storage: BlobStorage;
  /**
   * A failure of storing or of the work removes all created files and is rethrown. Throws
   * WRONG_FILE_KIND, TOO_LARGE, STORAGE_FULL, UNAVAILABLE or BAD_USER_INPUT (product decision 8).
   */
  withStoredFile<T>(
    kind: FileKind,
    incoming: IncomingFile | undefined,
    work: (stored: NewStoredFile | undefined) => Promise<T>,
  ): Promise<T>;
  storeFinished(picture: Picture, baseName: string): Promise<NewStoredFile>;
  /** Stores a demo document after the checks of an upload. */
  storeBytes(kind: 'document', bytes: Uint8Array, fileName: string): Promise<NewStoredFile>;
  /**
   * Created at the first request, since most pictures are never shared. `source` is the picture's
   * file name. Throws STORAGE_FULL.
   */
  storePreview(id: string, source: string, preview: Preview): Promise<void>;
  isBusy(id: string): boolean;
}

export interface FileStoreOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  /** The data folder by default. */
  readonly storage?: BlobStorage;
  /** The system's by default. */
  readonly disk?: Disk;
  readonly free?: () => Promise<number>;
  readonly scan?: ScanFile | undefined;
  /** True if a row was committed despite a failure: its files are then not removed. */
  readonly hasRow?: (id: string) => Promise<boolean>;
}

export function createFileStore(options: FileStoreOptions): FileStore {
  const { dataDir, clock, disk = DISK } = options;
  const free = options.free ?? (() => freeBytes(dataDir));
  const tmpDir = join(dataDir, 'tmp');
  const storage = options.storage ?? diskStorage(dataDir, disk);
  makeFolder(tmpDir);
  const busy = new Set<string>();
  const previews = new Map<string, Promise<void>>();

  /** The sweep removes the file later. */
  const discard = (removal: Promise<void>) => removal.catch(() => undefined);

  async function runJob<T>(
    make: (job: Job) => Promise<T>,
    stayBusy: boolean,
    id: string = randomUUID(),
  ): Promise<T> {
    assertOutsideTransaction('Storing a file');
    const parts = { tmpDir, disk, storage, free, scan: options.scan };
    const job: Job = { id, now: clock(), ...parts, temporary: [], published: [] };
    busy.add(id);
    let succeeded = false;
    try {
      const result = await make(job);
      succeeded = true;
      return result;
    } catch (thrown) {
      // An unknown state counts as committed: the sweep removes an unused file, but nothing
      // restores a needed one.
      const committed = await (options.hasRow?.(id).catch(() => true) ?? false);
      if (!committed) await discard(storage.remove(job.published));
      throw thrown;
    } finally {
      await discard(removeFiles(job.temporary, disk));
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
    async storePreview(id, source, preview) {
      const name = previewName(id, preview);
      const running = previews.get(name);
      if (running) return running;
      const made = runJob((job) => storePreview(job, source, preview), false, id).finally(() =>
        previews.delete(name),
      );
      previews.set(name, made);
      return made;
    },
    isBusy: (id) => busy.has(id),
  };
}
