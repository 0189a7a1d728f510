import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { ContentEpoch } from './contentEpoch.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The most memory that ready answers may take, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Fast enough for a first visitor to wait for, and within a few per cent of the best. */
const BROTLI_QUALITY = 5;
/** Pages are read over slow connections and made once an epoch: a twelfth fewer bytes are worth 50 ms then. */
const PAGE_BROTLI_QUALITY = 10;

const qualityFor = ({ headers }: PublicAnswer): number =>
  headers['content-type']?.startsWith('text/html') ? PAGE_BROTLI_QUALITY : BROTLI_QUALITY;

/** A public answer before it is cached. Only answers with status 200 are kept. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or the pieces of a long answer. */
  readonly body: string | readonly Buffer[];
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Ready {
  readonly status: number;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<Encoding, OutgoingHttpHeaders>>;
  readonly notModified: OutgoingHttpHeaders;
  readonly size: number;
}

/**
 * Ready answers of public addresses as bytes in each encoding. Everything is forgotten together, whenever
 * the content or the time moves on, so that nothing stale is ever answered.
 */
export interface ByteCache {
  /** Answers from memory if the address is ready and the request carries no credentials; tells whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * The answer of an address, made once however many ask at the same time; sends it. `key` is the address
   * with its meaningful parts only: the request's own address is remembered only when it equals the key.
   * `make` turns failures into answers; if it throws all the same, the answer is an empty 500.
   */
  answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<PublicAnswer>,
  ): Promise<void>;
  /** Forgets everything. */
  clear(): void;
  /** How often an answer was made, for tests and the bench. */
  readonly fills: number;
}

/** Does the request carry anything that tells who asks? Such requests are never answered from memory. */
export function hasCredentials(request: IncomingMessage): boolean {
  return request.headers.authorization !== undefined || request.headers.cookie !== undefined;
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** All of an answer's body. */
export function bodyOf({ body }: PublicAnswer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.concat(body);
}

/** A long answer is hashed piece by piece: others have their turn in between. */
async function hashOf({ body }: PublicAnswer, whole: Buffer): Promise<string> {
  const hash = createHash('sha256');
  if (typeof body === 'string') hash.update(whole);
  else {
    for (const piece of body) {
      hash.update(piece);
      await setImmediate();
    }
  }
  return hash.digest('base64url').slice(0, 22);
}

async function prepare(answer: PublicAnswer): Promise<Ready> {
  const identity = bodyOf(answer);
  const etag = `"${await hashOf(answer, identity)}"`;
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(answer) } }),
    zip(identity),
  ]);
  const caching = {
    'cache-control': answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    ...(answer.status === 200 ? { etag } : {}),
  };
  const common = { ...answer.headers, ...caching };
  const withLength = (bytes: Buffer, encoding?: string): OutgoingHttpHeaders => ({
    ...common,
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  return {
    status: answer.status,
    etag,
    bytes: { br, gzip: gz, identity },
    headers: {
      br: withLength(br, 'br'),
      gzip: withLength(gz, 'gzip'),
      identity: withLength(identity),
    },
    // What is not sent again stays as the device has it (RFC 9110, 15.4.5).
    notModified: caching,
    size: br.length + gz.length + identity.length,
  };
}

function send(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && ready.status === 200 && known.includes(ready.etag)) {
    response.writeHead(304, ready.notModified);
    response.end();
    return;
  }
  const encoding = encodingFor(request);
  response.writeHead(ready.status, ready.headers[encoding]);
  response.end(request.method === 'HEAD' ? undefined : ready.bytes[encoding]);
}

/** Makes an empty cache whose answers live as long as the epoch does. */
export function createByteCache(epoch: ContentEpoch): ByteCache {
  const kept = new LRUCache<string, Ready>({
    maxSize: MAX_BYTES,
    sizeCalculation: (ready) => ready.size,
  });
  let pending = new Map<string, Promise<Ready>>();
  let fills = 0;

  function clear(): void {
    kept.clear();
    pending = new Map();
  }

  function lookUp(key: string): Ready | undefined {
    if (!epoch.isCurrent()) clear();
    return kept.get(key);
  }

  function fill(key: string, make: () => Promise<PublicAnswer>): Promise<Ready> {
    const running = pending.get(key);
    if (running) return running;
    const generation = pending;
    fills += 1;
    const making = make()
      .then(prepare)
      .then((ready) => {
        // An answer that was begun before the content changed is sent to who waits for it, and not kept.
        if (ready.status === 200 && generation === pending && epoch.isCurrent()) {
          kept.set(key, ready);
        }
        return ready;
      })
      .finally(() => generation.delete(key));
    generation.set(key, making);
    return making;
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (hasCredentials(request)) return false;
      const ready = lookUp(request.url ?? '');
      if (!ready) return false;
      send(ready, request, response);
      return true;
    },
    async answer(key, request, response, make) {
      if (!epoch.isCurrent()) {
        clear();
        await epoch.enter();
      }
      try {
        send(lookUp(key) ?? (await fill(key, make)), request, response);
      } catch {
        response.writeHead(500, { 'cache-control': 'no-store' });
        response.end();
      }
    },
    clear,
    get fills() {
      return fills;
    },
  };
}
