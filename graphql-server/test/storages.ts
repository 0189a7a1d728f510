import { randomUUID } from 'node:crypto';
import type { BlobStorage } from '../src/platform/files/blobStorage.ts';
import { diskStorage } from '../src/platform/files/diskStorage.ts';
import { openS3Storage } from '../src/platform/files/s3Storage.ts';
import { startS3 } from './s3Service.ts';

/** A kind of file storage; `open` returns an empty one. */
export interface StorageKind {
  start(): Promise<void>;
  open(dataDir: string): Promise<BlobStorage>;
  stop(): Promise<void>;
  toString(): string;
}

let service: Awaited<ReturnType<typeof startS3>> | undefined;

/** Opens a new folder of one bucket each time. */
export const bucket: StorageKind = {
  async start() {
    service = await startS3();
  },
  open: () => {
    if (!service) throw new Error('The bucket was not started');
    return openS3Storage(service.bucket(`/${randomUUID()}`), { error: () => undefined });
  },
  stop: async () => service?.close(),
  toString: () => 'in a bucket',
};

const disk: StorageKind = {
  start: async () => undefined,
  open: async (dataDir) => diskStorage(dataDir),
  stop: async () => undefined,
  toString: () => 'on the disk',
};

/** The storages that every test of stored files runs on. */
export const STORAGES: readonly StorageKind[] = [disk, bucket];
