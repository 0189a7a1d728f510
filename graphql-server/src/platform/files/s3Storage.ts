import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { AppError } from '../errors.ts';
import { createSemaphore } from '../rateLimit/semaphore.ts';
import type { BlobStorage, OpenBlob } from './blobStorage.ts';
import type { Bucket } from './bucket.ts';
import { CONTENT_TYPES, parseMediaName } from './mediaNames.ts';

export interface StorageLog {
  error(details: object, message: string): void;
}

interface ResponseTimeout {
  ms: number;
}
const RESPONSE_TIMEOUT: ResponseTimeout = { ms: 10_000 };
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 200;
const RETRY_AFTER_SECONDS = 5;
/** Each upload holds its file in memory. */
const CONCURRENT_UPLOADS = 4;

/** From the error or its causes; undefined without an answer. */
function statusOf(thrown: unknown): number | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { status } = error as Error & { status?: unknown };
    if (typeof status === 'number') return status;
  }
  return undefined;
}

/** The client's own message is not used, since it may contain keys. */
function reasonOf(thrown: unknown): string {
  const status = statusOf(thrown);
  if (status !== undefined) {
    const { serviceCode } = (thrown ?? {}) as { serviceCode?: unknown };
    return `it answers ${String(status)}${typeof serviceCode === 'string' ? ` ${serviceCode}` : ''}`;
  }
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as Error & { code?: unknown };
    if (typeof code === 'string') return `it can't be reached (${code})`;
    if (error.name === 'TimeoutError') return 'it does not answer in time';
  }
  return "it can't be reached";
}

async function fetchWithin(
  timeoutMs: number,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      aborter.abort(new DOMException('The service does not answer', 'TimeoutError'));
    }, timeoutMs);
    try {
      const response = await fetch(input, { ...init, signal: aborter.signal });
      if (response.status < 500 || attempt === MAX_ATTEMPTS) return response;
      await response.body?.cancel();
    } catch (thrown) {
      if (attempt === MAX_ATTEMPTS || aborter.signal.aborted) throw thrown;
    } finally {
      clearTimeout(timer);
    }
    await pause(RETRY_DELAY_MS);
  }
}

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
  const { accessKeyId, secretAccessKey, endpoint, region, prefix } = bucket;
  const client = new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint,
    region,
    fetch: (input, init) => fetchWithin(timeout.ms, input, init),
  });
  const location = `${endpoint.replace(/^https?/, 's3')}/${prefix}media`;
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

  /** Undefined for a 404, otherwise UNAVAILABLE. */
  async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (thrown) {
      if (statusOf(thrown) === 404) return undefined;
      log.error({ location, reason: reasonOf(thrown) }, 'the storage of files fails');
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    }
  }
  async function requireBucket<T>(work: Promise<T>): Promise<T> {
    const result = await orMissing(work);
    if (result !== undefined) return result;
    log.error({ location, reason: 'it has no such bucket' }, 'the storage of files fails');
    throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
  }

  async function openKey(key: string): Promise<OpenBlob | undefined> {
    const size = await orMissing(client.getContentLength(key));
    if (size === undefined) return undefined;
    return {
      size,
      async read({ start, end }) {
        // The end is exclusive.
        const { body } = await requireBucket(client.getObjectRaw(key, false, start, end + 1));
        if (!body) throw new Error('A stored file came without its bytes');
        return Readable.fromWeb(body as ReadableStream);
      },
      close: async () => undefined,
    };
  }
  async function listKeys(root: string) {
    const listed = (await requireBucket(client.listObjects('/', root))) ?? [];
    return listed.map(({ Key, LastModified }) => ({
      path: Key.slice(root.length),
      storedAt: new Date(LastModified),
    }));
  }
  const send = async (key: string, bytes: Buffer, name: string): Promise<void> => {
    await requireBucket(client.putObject(key, bytes, contentTypeOf(name)));
  };
  const move = async (from: string, to: string): Promise<void> => {
    // The client encodes the slashes of a source as %2F, which some services refuse.
    const headers = { 'x-amz-copy-source': `/${bucket.name}/${from}` };
    const copied = await orMissing(client.copyObject(from, to, { additionalHeaders: headers }));
    if (copied) await requireBucket(client.deleteObject(from));
  };
  async function listSetAside() {
    return (await listKeys(sweptRoot)).flatMap(({ path }) => {
      const [moment = '', name = ''] = path.split('/');
      const since = new Date(moment);
      return parseMediaName(name) && !Number.isNaN(since.getTime()) ? [{ name, since }] : [];
    });
  }

  // Finds missing permissions at the start, not at the first upload.
  const reason = await checkAccess().catch(reasonOf);
  if (reason !== undefined)
    throw new Error(`Environment variable FILES_URL: ${location} can't be used: ${reason}.`);
  return {
    location,
    async put(files) {
      await settleAll(
        files.map(({ from, name }) =>
          uploadSemaphore.run(async () => send(media(name), await readFile(from), name)),
        ),
      );
    },
    open: async (name) => openKey(media(name)),
    async list() {
      return (await listKeys(`${prefix}media/`)).map(({ path, storedAt }) => ({
        name: path,
        storedAt,
      }));
    },
    async remove(names) {
      await settleAll(names.map(async (name) => requireBucket(client.deleteObject(media(name)))));
    },
    async setAside(names, now) {
      for (const name of names) await move(media(name), swept(name, now));
    },
    listSetAside,
    async openSetAside(name) {
      assertName(name);
      const waiting = (await listSetAside()).find((one) => one.name === name);
      return waiting && openKey(swept(name, waiting.since));
    },
    async restoreSetAside(names) {
      const waiting = await listSetAside();
      for (const name of names) {
        assertName(name);
        for (const { since } of waiting.filter((one) => one.name === name)) {
          await move(swept(name, since), media(name));
        }
      }
    },
    async removeSetAside(files) {
      await settleAll(
        files.map(async ({ name, since }) =>
          requireBucket(client.deleteObject(swept(name, since))),
        ),
      );
    },
  };

  async function checkAccess(): Promise<string | undefined> {
    const key = `${prefix}start-check/${randomUUID()}`;
    if (!(await client.listObjects('/', `${prefix}media/`, 1))) return 'there is no such bucket';
    await client.putObject(key, Buffer.from('x'));
    await (await client.getObjectRaw(key)).arrayBuffer();
    await client.deleteObject(key);
    return undefined;
  }
}
