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

/** Where failures of the service are told. */
export interface StorageLog {
  error(details: object, message: string): void;
}

/** Until the service begins to answer a call; what it sends may take longer. */
interface Patience {
  ms: number;
}
const PATIENCE: Patience = { ms: 10_000 };
/** A call that meets a broken connection or a failing service is made so many times in all. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 200;
/** The wait that a caller is told, in seconds. */
const RETRY_SECONDS = 5;
/** Files that are sent at a time, for their memory. */
const SENT_AT_ONCE = 4;

/** The status of an answer that was a refusal, wherever the client has put it; undefined where none came. */
function statusOf(thrown: unknown): number | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { status } = error as Error & { status?: unknown };
    if (typeof status === 'number') return status;
  }
  return undefined;
}

/** A failure in a few words. The client's own error repeats the service's answer, which names keys. */
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

/** `fetch` that waits for the beginning of an answer only so long, and tries again what may have been chance. */
async function fetchWithin(
  patienceMs: number,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort(new DOMException('The service does not answer', 'TimeoutError'));
    }, patienceMs);
    try {
      const response = await fetch(input, { ...init, signal: late.signal });
      if (response.status < 500 || tries === TRIES) return response;
      await response.body?.cancel();
    } catch (thrown) {
      if (tries === TRIES || late.signal.aborted) throw thrown;
    } finally {
      clearTimeout(timer);
    }
    await pause(BETWEEN_TRIES_MS);
  }
}

function assertName(name: string): void {
  if (!parseMediaName(name)) throw new Error('Not a name of a stored file');
}

function contentTypeOf(name: string): string {
  const extension = parseMediaName(name)?.extension;
  return extension ? CONTENT_TYPES[extension] : 'application/octet-stream';
}

/** Waits for all, then throws what the first failure was: nothing goes on behind a failure. */
async function all(works: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/** Stored files under `media/` of a bucket, those that wait under `swept/<since>/`. */
export async function openS3Storage(
  bucket: Bucket,
  log: StorageLog,
  patience = PATIENCE,
): Promise<BlobStorage> {
  const { accessKeyId, secretAccessKey, endpoint, region, prefix } = bucket;
  const client = new S3mini({
    ...{ accessKeyId, secretAccessKey, endpoint, region },
    fetch: (input, init) => fetchWithin(patience.ms, input, init),
  });
  const place = `${endpoint.replace(/^https?/, 's3')}/${prefix}media`;
  const sending = createSemaphore({ atOnce: SENT_AT_ONCE, line: Number.POSITIVE_INFINITY });
  const media = (name: string): string => {
    assertName(name);
    return `${prefix}media/${name}`;
  };
  const sweptRoot = `${prefix}swept/`;
  const swept = (name: string, since: Date): string => {
    assertName(name);
    return `${sweptRoot}${since.toISOString()}/${name}`;
  };

  /** Undefined where the service says that there is no such thing. */
  async function found<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (thrown) {
      if (statusOf(thrown) === 404) return undefined;
      log.error({ place, reason: reasonOf(thrown) }, 'the storage of files fails');
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    }
  }
  async function done<T>(work: Promise<T>): Promise<T> {
    const result = await found(work);
    if (result !== undefined) return result;
    log.error({ place, reason: 'it has no such bucket' }, 'the storage of files fails');
    throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  }

  async function openKey(key: string): Promise<OpenBlob | undefined> {
    const size = await found(client.getContentLength(key));
    if (size === undefined) return undefined;
    return {
      size,
      async read({ start, end }) {
        // Its end is not included.
        const { body } = await done(client.getObjectRaw(key, false, start, end + 1));
        if (!body) throw new Error('A stored file came without its bytes');
        return Readable.fromWeb(body as ReadableStream);
      },
      close: async () => undefined,
    };
  }
  async function listKeys(root: string) {
    const listed = (await done(client.listObjects('/', root))) ?? [];
    return listed.map(({ Key, LastModified }) => ({
      path: Key.slice(root.length),
      storedAt: new Date(LastModified),
    }));
  }
  const send = async (key: string, bytes: Buffer, name: string): Promise<void> => {
    await done(client.putObject(key, bytes, contentTypeOf(name)));
  };
  const move = async (from: string, to: string): Promise<void> => {
    // The client writes the slashes of a source as %2F, which not every service understands.
    const headers = { 'x-amz-copy-source': `/${bucket.name}/${from}` };
    const copied = await found(client.copyObject(from, to, { additionalHeaders: headers }));
    if (copied) await done(client.deleteObject(from));
  };
  async function listSetAside() {
    return (await listKeys(sweptRoot)).flatMap(({ path }) => {
      const [moment = '', name = ''] = path.split('/');
      const since = new Date(moment);
      return parseMediaName(name) && !Number.isNaN(since.getTime()) ? [{ name, since }] : [];
    });
  }

  // Rights that the key lacks are known before anybody needs them.
  const reason = await useOnce().catch(reasonOf);
  if (reason !== undefined)
    throw new Error(`Environment variable FILES_URL: ${place} can't be used: ${reason}.`);
  return {
    place,
    async put(files) {
      await all(
        files.map(({ from, name }) =>
          sending.run(async () => send(media(name), await readFile(from), name)),
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
      await all(names.map(async (name) => done(client.deleteObject(media(name)))));
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
      await all(
        files.map(async ({ name, since }) => done(client.deleteObject(swept(name, since)))),
      );
    },
  };

  /** Lists, writes, reads and deletes; gives why the bucket can't be used, where it isn't there. */
  async function useOnce(): Promise<string | undefined> {
    const key = `${prefix}start-check/${randomUUID()}`;
    if (!(await client.listObjects('/', `${prefix}media/`, 1))) return 'there is no such bucket';
    await client.putObject(key, Buffer.from('x'));
    await (await client.getObjectRaw(key)).arrayBuffer();
    await client.deleteObject(key);
    return undefined;
  }
}
