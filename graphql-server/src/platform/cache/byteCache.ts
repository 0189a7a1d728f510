import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheGeneration } from './cacheGeneration.ts';
import {
  hasCredentials,
  encode,
  makeReady,
  send,
  type Effort,
  type PublicAnswer,
  type EncodedAnswer,
} from './encodedAnswer.ts';

/** The most memory of cached answers with their keys, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 4000;
/** The site's own addresses are shorter; answers of longer ones are not cached. */
const MAX_KEY_LENGTH = 512;
/** How many addresses that were requested once are remembered. */
const MAX_SEEN = 10_000;

/** All their addresses together, in characters. */
const MAX_MISSING_CHARACTERS = 500_000;

/** An answer of many addresses, such as "not found": made once, and cached unless it is a failure. */
export interface SharedAnswer {
  readonly sharedKey: string;
  readonly make: () => Promise<PublicAnswer>;
}

const isFailure = ({ status }: Pick<PublicAnswer, 'status'>): boolean => status >= 500;

/** How an answer is made. */
export interface AnswerSource {
  /** May throw. */
  readonly make: () => Promise<PublicAnswer | SharedAnswer>;
  /** Makes the answer for a failure; may not throw. */
  readonly fail: (cause: unknown) => PublicAnswer;
  /**
   * The number of such addresses is unlimited, and most are requested once. The first answer is compressed quickly and not
   * cached; the second one is cached.
   */
  readonly isRare?: boolean;
  /** Visitors type in a part of the address (search texts), so that its answers are never cached. */
  readonly isUncacheable?: boolean;
}

/**
 * Caches answers of public addresses as bytes, in each encoding once it was asked for. All entries are dropped together
 * when the content or the cache generation changes, so that no stale answer is sent. No entry depends on the person; a
 * request with credentials gets the same bytes with `no-store`.
 */
export interface ByteCache {
  /** Answers from the cache if it has the address and the request has no credentials; true if it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Sends the answer of an address, made once for concurrent requests. `key` is the canonical spelling of the address:
   * `serve` finds an entry only by a request with this spelling. `beforeSend` may delay the answer.
   */
  answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    source: AnswerSource,
    beforeSend?: (status: number) => Promise<void> | undefined,
  ): Promise<void>;
  /** Drops all entries. */
  clear(): void;
  /** How often an answer was made. */
  readonly misses: number;
  /** How often a cached answer was sent before Fastify saw the request. */
  readonly hits: number;
  /** The memory of cached answers. */
  readonly bytes: number;
}

/** Makes an empty cache whose entries live as long as the cache generation. */
export function createByteCache(cacheGeneration: CacheGeneration): ByteCache {
  const entries = new LRUCache<string, EncodedAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (encoded, key) => encoded.size + 2 * key.length,
  });
  let pending = new Map<string, Promise<EncodedAnswer>>();
  const seenOnce = new Set<string>();
  /** The answers "not found" of addresses that were asked for: nothing is read again for them. */
  const missing = new LRUCache<string, string>({
    max: MAX_SEEN,
    maxSize: MAX_MISSING_CHARACTERS,
    sizeCalculation: (_sharedKey, key) => key.length,
  });
  let misses = 0;
  let hits = 0;

  function clear(): void {
    entries.clear();
    pending = new Map();
    seenOnce.clear();
    missing.clear();
  }

  function lookUp(key: string): EncodedAnswer | undefined {
    if (!cacheGeneration.isCurrent()) clear();
    return entries.get(key);
  }

  /** True for the first request of such an address. */
  function isFirst(key: string): boolean {
    // An answer of so long an address is not cached, whoever asks again.
    if (key.length > MAX_KEY_LENGTH) return true;
    if (seenOnce.delete(key)) return false;
    if (seenOnce.size >= MAX_SEEN) seenOnce.clear();
    seenOnce.add(key);
    return true;
  }

  async function encodedFrom(
    made: PublicAnswer | SharedAnswer,
    effort: Effort,
  ): Promise<EncodedAnswer> {
    if ('sharedKey' in made) {
      return lookUp(made.sharedKey) ?? fillShared(made);
    }
    // Failures are not compressed: the number of addresses with one is unlimited.
    return encode(made, made.status === 200 ? effort : 'none');
  }

  function fillShared({ sharedKey, make }: SharedAnswer): Promise<EncodedAnswer> {
    return fillOnce(
      sharedKey,
      async () => {
        const made = await make();
        return encode(made, isFailure(made) ? 'none' : 'best');
      },
      (encoded) => !isFailure(encoded),
    );
  }

  function fill(key: string, make: AnswerSource['make'], effort: Effort): Promise<EncodedAnswer> {
    return fillOnce(
      key,
      async () => {
        const generation = pending;
        const made = await make();
        const encoded = await encodedFrom(made, effort);
        const isMissing = 'sharedKey' in made && encoded.status === 404;
        if (isMissing && generation === pending && key.length <= MAX_KEY_LENGTH) {
          missing.set(key, made.sharedKey);
        }
        return encoded;
      },
      ({ status }) => status === 200 && effort === 'best' && key.length <= MAX_KEY_LENGTH,
    );
  }

  function fillOnce(
    key: string,
    make: () => Promise<EncodedAnswer>,
    isCacheable: (encoded: EncodedAnswer) => boolean,
  ): Promise<EncodedAnswer> {
    const running = pending.get(key);
    if (running) return running;
    const generation = pending;
    misses += 1;
    const making = make()
      .then((encoded) => {
        // An answer that was begun before the content changed is sent to the waiting requests and not cached.
        if (isCacheable(encoded) && generation === pending && cacheGeneration.isCurrent()) {
          entries.set(key, encoded);
        }
        return encoded;
      })
      .finally(() => generation.delete(key));
    generation.set(key, making);
    return making;
  }

  /** The answer, ready for the request. */
  async function load(
    key: string,
    request: IncomingMessage,
    source: AnswerSource,
  ): Promise<EncodedAnswer> {
    const { make, fail, isRare, isUncacheable } = source;
    const fillNow = (): Promise<EncodedAnswer> => {
      const isQuick = isUncacheable === true || (isRare === true && isFirst(key));
      return fill(key, make, isQuick ? 'quick' : 'best');
    };
    try {
      if (!cacheGeneration.isCurrent()) {
        clear();
        await cacheGeneration.renew();
      }
      const encoded = lookUp(key) ?? lookUp(missing.get(key) ?? '') ?? (await fillNow());
      await makeReady(encoded, request);
      return encoded;
    } catch (cause) {
      return encode(fail(cause), 'none');
    }
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (hasCredentials(request)) return false;
      const encoded = lookUp(request.url ?? '');
      if (!encoded || !send(encoded, request, response)) return false;
      hits += 1;
      return true;
    },
    async answer(key, request, response, source, beforeSend) {
      const ready = await load(key, request, source);
      await beforeSend?.(ready.status);
      send(ready, request, response);
    },
    clear,
    get misses() {
      return misses;
    },
    get hits() {
      return hits;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
