import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { BINDING_COOKIE, XSRF_COOKIE } from '../http/cookies.ts';
import type { CacheGeneration } from './cacheGeneration.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The most memory that ready answers may take, in bytes, with their addresses and all that belongs to them. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 4000;
/** Estimated memory of a cached answer besides its bodies: headers in three forms, objects and buffer overhead. */
const ENTRY_BYTES = 4096;
/** No address that we make is longer; what is longer is answered and not kept. */
const LONGEST_KEY = 512;
/** Addresses of which it is noted that they were asked for once. */
const MOST_SEEN = 10_000;
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

/** An answer that many addresses have, such as the one to all that lead nowhere: made once, kept whatever its status. */
export interface SharedAnswer {
  readonly sharedKey: string;
  readonly make: () => Promise<PublicAnswer>;
}

/** Where an answer comes from. */
export interface AnswerSource {
  /** May throw. */
  readonly make: () => Promise<PublicAnswer | SharedAnswer>;
  /** How a failure looks in this kind of answer; may not throw. */
  readonly fail: (cause: unknown) => PublicAnswer;
  /**
   * There is no end of such addresses, though each is answered. The first time somebody asks for one it is compressed
   * quickly and not kept.
   */
  readonly isRare?: boolean;
  /** Visitors make such addresses up (what they search for): they are never kept. */
  readonly isEndless?: boolean;
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Form {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

interface Ready {
  readonly status: number;
  readonly etag: string;
  /** Always there in its plain form. */
  readonly forms: Readonly<Partial<Record<Encoding, Form>> & { identity: Form }>;
  readonly notModified: OutgoingHttpHeaders;
  readonly size: number;
}

/** How well an answer is worth compressing. */
type Effort = 'best' | 'quick' | 'none';

/**
 * Ready answers of public addresses as bytes in each encoding. Everything is forgotten together, whenever
 * the content or the time moves on, so that nothing stale is ever answered. What is in it was made for nobody in
 * particular; who sends credentials gets the same bytes, with word that nobody may keep them.
 */
export interface ByteCache {
  /** Answers from memory if the address is ready and the request carries no credentials; tells whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Sends the answer of an address, made once however many ask at the same time. `key` is the one spelling of the address:
   * the request's own address is remembered only when it equals the key.
   */
  answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    source: AnswerSource,
  ): Promise<void>;
  /** Forgets everything. */
  clear(): void;
  /** How often an answer was made. */
  readonly misses: number;
  /** How often a ready answer was sent before the framework saw the request. */
  readonly hits: number;
  /** The memory of ready answers. */
  readonly bytes: number;
}

/** The cookies of people who have signed in; others' are none of our business. */
const OWN_COOKIE = new RegExp(`(?:^|[;,\\s])(?:${BINDING_COOKIE}|${XSRF_COOKIE})=`);

/** Does the request carry anything that tells who asks? Its answer is for nobody else to keep. */
function hasCredentials({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization !== undefined ||
    (headers.cookie !== undefined && OWN_COOKIE.test(headers.cookie))
  );
}

/** The encodings that the request accepts, best first. */
function encodingsFor(request: IncomingMessage): Encoding[] {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return [];
  return [
    ...(/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? (['br'] as const) : []),
    ...(/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? (['gzip'] as const) : []),
  ];
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

async function compressed(
  answer: PublicAnswer,
  identity: Buffer,
  effort: Effort,
): Promise<Partial<Record<Encoding, Buffer>>> {
  if (effort === 'none') return {};
  if (effort === 'quick') return { gzip: await zip(identity, { level: 1 }) };
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(answer) } }),
    zip(identity),
  ]);
  return { br, gzip: gz };
}

async function prepare(answer: PublicAnswer, effort: Effort): Promise<Ready> {
  const identity = bodyOf(answer);
  const { br, gzip: gz } = await compressed(answer, identity, effort);
  const etag = `"${await hashOf(answer, identity)}"`;
  const caching = {
    'cache-control': answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    ...(answer.status === 200 ? { etag } : {}),
  };
  const common = { ...answer.headers, ...caching };
  const form = (bytes: Buffer, encoding?: Encoding): Form => ({
    bytes,
    headers: {
      ...common,
      'content-length': bytes.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    status: answer.status,
    etag,
    forms: {
      identity: form(identity),
      ...(br ? { br: form(br, 'br') } : {}),
      ...(gz ? { gzip: form(gz, 'gzip') } : {}),
    },
    // Headers that a 304 leaves out keep the values that the client has stored (RFC 9110, 15.4.5).
    notModified: caching,
    size: ENTRY_BYTES + identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
  };
}

function send(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
  const isPrivate = hasCredentials(request);
  const known = request.headers['if-none-match'];
  if (!isPrivate && known !== undefined && ready.status === 200 && known.includes(ready.etag)) {
    response.writeHead(304, ready.notModified);
    response.end();
    return;
  }
  const encoding = encodingsFor(request).find((one) => ready.forms[one]) ?? 'identity';
  const { bytes, headers } = ready.forms[encoding] ?? ready.forms.identity;
  response.writeHead(ready.status, isPrivate ? withoutKeeping(headers) : headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Headers of an answer to a request with credentials: not to be stored, and not readable by other origins. */
function withoutKeeping({
  etag: _,
  'access-control-allow-origin': __,
  ...headers
}: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...headers, 'cache-control': 'private, no-store' };
}

/** Makes an empty cache whose answers live as long as the epoch does. */
export function createByteCache(epoch: CacheGeneration): ByteCache {
  const kept = new LRUCache<string, Ready>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (ready, key) => ready.size + 2 * key.length,
  });
  let pending = new Map<string, Promise<Ready>>();
  const seenOnce = new Set<string>();
  let fills = 0;
  let hits = 0;

  function clear(): void {
    kept.clear();
    pending = new Map();
    seenOnce.clear();
  }

  function lookUp(key: string): Ready | undefined {
    if (!epoch.isCurrent()) clear();
    return kept.get(key);
  }

  /** Is this the first time that somebody asks for such an address? */
  function isFirst(key: string): boolean {
    if (seenOnce.delete(key)) return false;
    if (seenOnce.size >= MOST_SEEN) seenOnce.clear();
    seenOnce.add(key);
    return true;
  }

  async function readyFrom(made: PublicAnswer | SharedAnswer, effort: Effort): Promise<Ready> {
    if ('sharedKey' in made) {
      return lookUp(made.sharedKey) ?? fillShared(made);
    }
    // A failure is not worth a moment's work: there is no end of addresses that have one.
    return prepare(made, made.status === 200 ? effort : 'none');
  }

  function fillShared({ sharedKey, make }: SharedAnswer): Promise<Ready> {
    return filling(
      sharedKey,
      async () => prepare(await make(), 'best'),
      () => true,
    );
  }

  function fill(key: string, make: AnswerSource['make'], effort: Effort): Promise<Ready> {
    return filling(
      key,
      async () => readyFrom(await make(), effort),
      ({ status }) => status === 200 && effort === 'best' && key.length <= LONGEST_KEY,
    );
  }

  function filling(
    key: string,
    make: () => Promise<Ready>,
    isWorthKeeping: (ready: Ready) => boolean,
  ): Promise<Ready> {
    const running = pending.get(key);
    if (running) return running;
    const generation = pending;
    fills += 1;
    const making = make()
      .then((ready) => {
        // An answer that was begun before the content changed is sent to who waits for it, and not kept.
        if (isWorthKeeping(ready) && generation === pending && epoch.isCurrent()) {
          kept.set(key, ready);
        }
        return ready;
      })
      .finally(() => generation.delete(key));
    generation.set(key, making);
    return making;
  }

  async function obtain(key: string, source: AnswerSource): Promise<Ready> {
    const { make, fail, isRare, isEndless } = source;
    try {
      if (!epoch.isCurrent()) {
        clear();
        await epoch.enter();
      }
      const ready = lookUp(key);
      if (ready) return ready;
      const isQuick = isEndless === true || (isRare === true && isFirst(key));
      return await fill(key, make, isQuick ? 'quick' : 'best');
    } catch (cause) {
      return prepare(fail(cause), 'none');
    }
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (hasCredentials(request)) return false;
      const ready = lookUp(request.url ?? '');
      if (!ready) return false;
      hits += 1;
      send(ready, request, response);
      return true;
    },
    async answer(key, request, response, source) {
      send(await obtain(key, source), request, response);
    },
    clear,
    get misses() {
      return fills;
    },
    get hits() {
      return hits;
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
