import { readFile } from 'node:fs/promises';
import { createSemaphore } from '../rateLimit/semaphore.ts';
import type { BlobStorage } from './blobStorage.ts';
import type { Bucket } from './bucket.ts';
import { CONTENT_TYPES, parseMediaName } from './mediaNames.ts';
import { reasonOf, RESPONSE_TIMEOUT, s3Objects, type StorageLog } from './s3Objects.ts';

/** Each upload holds its file in memory. */
const CONCURRENT_UPLOADS = 4;

function assertName(name: string): void {
  if (!parseMediaName(name)) throw new Error('Not a name of a stored file');
}

function contentTypeOf(name: string): string {
  const extension = parseMediaName(name)?.extension;
  return extension ? CONTENT_TYPES[extension] : 'application/octet-stream';
}

/** Waits for all promises, then throws the first failure, so that no work continues after it. */
async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * Files are in `media/`, and those set aside in `swept/<since>/`. Throws a one-line Error if the
 * bucket is unusable.
 */
export async function openS3Storage(
  bucket: Bucket,
  log: StorageLog,
  timeout = RESPONSE_TIMEOUT,
): Promise<BlobStorage> {
  const { prefix } = bucket;
  const objects = s3Objects(bucket, log, timeout);
  const { location } = objects;
  const uploadSemaphore = createSemaphore({
    concurrency: CONCURRENT_UPLOADS,
    queueLimit: Number.POSITIVE_INFINITY,
  });
  const media = (name: string): string => {
    assertName(name);
    return `${prefix}media/${name}`;
  };
  const sweptRoot = `${prefix}swept/`;
  const swept = (name: string, since: Date): string => {
    assertName(name);
    return `${sweptRoot}${since.toISOString()}/${name}`;
  };

  async function listSetAside() {
    return (await objects.list(sweptRoot)).flatMap(({ path }) => {
      const [moment = '', name = ''] = path.split('/');
      const since = new Date(moment);
      return parseMediaName(name) && !Number.isNaN(since.getTime()) ? [{ name, since }] : [];
    });
  }

  // Finds missing permissions at the start, not at the first upload.
  const reason = await objects.checkAccess().catch(reasonOf);
  if (reason !== undefined)
    throw new Error(`Environment variable FILES_URL: ${location} can't be used: ${reason}.`);
  return {
    location,
    async put(files) {
      await settleAll(
        files.map(({ from, name }) =>
          uploadSemaphore.run(async () =>
            objects.send(media(name), await readFile(from), contentTypeOf(name)),
          ),
        ),
      );
    },
    open: async (name) => objects.open(media(name)),
    async list() {
      return (await objects.list(`${prefix}media/`)).map(({ path, storedAt }) => ({
        name: path,
        storedAt,
      }));
    },
    async remove(names) {
      await settleAll(names.map(async (name) => objects.remove(media(name))));
    },
    async setAside(names, now) {
      for (const name of names) await objects.move(media(name), swept(name, now));
    },
    listSetAside,
    async openSetAside(name) {
      assertName(name);
      const waiting = (await listSetAside()).find((one) => one.name === name);
      return waiting && objects.open(swept(name, waiting.since));
    },
    async restoreSetAside(names) {
      const waiting = await listSetAside();
      for (const name of names) {
        assertName(name);
        for (const { since } of waiting.filter((one) => one.name === name)) {
          await objects.move(swept(name, since), media(name));
        }
      }
    },
    async removeSetAside(files) {
      await settleAll(files.map(async ({ name, since }) => objects.remove(swept(name, since))));
    },
  };
}
