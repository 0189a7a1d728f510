import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { AppError } from '../errors.ts';
import type { OpenBlob } from './blobStorage.ts';
import type { Bucket } from './bucket.ts';

export interface StorageLog {
  error(details: object, message: string): void;
}

export interface ResponseTimeout {
  ms: number;
}
export const RESPONSE_TIMEOUT: ResponseTimeout = { ms: 10_000 };
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 200;
const RETRY_AFTER_SECONDS = 5;

/** From the error or its causes; undefined without an answer. */
function statusOf(thrown: unknown): number | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { status } = error as Error & { status?: unknown };
    if (typeof status === 'number') return status;
  }
  return undefined;
}

/** The client's own message is not used, since it may contain keys. */
export function reasonOf(thrown: unknown): string {
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

/** The objects of a bucket by their keys, with errors of ours. */
export function s3Objects(bucket: Bucket, log: StorageLog, timeout: ResponseTimeout) {
  const { accessKeyId, secretAccessKey, endpoint, region, prefix } = bucket;
  const client = new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint,
    region,
    fetch: (input, init) => fetchWithin(timeout.ms, input, init),
  });
  const location = `${endpoint.replace(/^https?/, 's3')}/${prefix}media`;
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

  async function open(key: string): Promise<OpenBlob | undefined> {
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
  async function list(root: string) {
    const listed = (await requireBucket(client.listObjects('/', root))) ?? [];
    return listed.map(({ Key, LastModified }) => ({
      path: Key.slice(root.length),
      storedAt: new Date(LastModified),
    }));
  }
  const send = async (key: string, bytes: Buffer, contentType: string): Promise<void> => {
    await requireBucket(client.putObject(key, bytes, contentType));
  };
  const move = async (from: string, to: string): Promise<void> => {
    // The client encodes the slashes of a source as %2F, which some services refuse.
    const headers = { 'x-amz-copy-source': `/${bucket.name}/${from}` };
    const copied = await orMissing(client.copyObject(from, to, { additionalHeaders: headers }));
    if (copied) await requireBucket(client.deleteObject(from));
  };
  const remove = (key: string): Promise<unknown> => requireBucket(client.deleteObject(key));

  /** Returns what is wrong. */
  async function checkAccess(): Promise<string | undefined> {
    const key = `${prefix}start-check/${randomUUID()}`;
    if (!(await client.listObjects('/', `${prefix}media/`, 1))) return 'there is no such bucket';
    await client.putObject(key, Buffer.from('x'));
    await (await client.getObjectRaw(key)).arrayBuffer();
    await client.deleteObject(key);
    return undefined;
  }

  return { location, open, list, send, move, remove, checkAccess };
}
