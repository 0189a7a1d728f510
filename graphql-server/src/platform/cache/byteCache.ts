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

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 4000;
/** The site's addresses are shorter; answers of longer ones are not cached. */
const MAX_KEY_LENGTH = 512;
/** Remembered addresses that were requested once. */
const MAX_SEEN = 10_000;

const MAX_MISSING_CHARACTERS = 500_000;

/** One answer for many addresses, such as "not found". Failures are not cached. */
export interface SharedAnswer {
  readonly sharedKey: string;
  readonly make: () => Promise<PublicAnswer>;
}

const isFailure = ({ status }: Pick<PublicAnswer, 'status'>): boolean => status >= 500;

export interface AnswerSource {
  readonly make: () => Promise<PublicAnswer | SharedAnswer>;
  /** Must not throw. */
  readonly fail: (cause: unknown) => PublicAnswer;
  /**
   * Such addresses are unlimited, and most are requested once: only the second answer is cached.
   */
  readonly isRare?: boolean;
  readonly isUncacheable?: boolean;
}

/**
 * Stores public answers as bytes. A content change or a new generation drops all entries. Requests
 * with credentials get the same bytes with `no-store`.
 */
export interface ByteCache {
  /** Answers from the cache; false for a miss or a request with credentials. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders once for concurrent requests. `serve` looks up only `key`, the canonical address. */
  answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    source: AnswerSource,
    beforeSend?: (status: number) => Promise<void> | undefined,
  ): Promise<void>;
  clear(): void;
  /** When time changes an answer; a content change may end all of them before. */
  ends(): Date;
  /** The same object until a content change or time ends the answers. */
  generation(): object;
  /** Answers that had to be rendered. */
  readonly misses: number;
  readonly hits: number;
  readonly bytes: number;
}

/** Whether the visitor's browser asks for as few bytes as possible. */
export const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on';

/** Answers for visitors who save data are cached beside the usual ones. */
const keyFor = (key: string, request: IncomingMessage): string =>
  savesData(request) ? `${key} (saving data)` : key;

/** `onHit` runs for every answer from the cache. */
export function createByteCache(
  cacheGeneration: CacheGeneration,
  onHit: (request: IncomingMessage) => void = () => undefined,
): ByteCache {
  const entries = new LRUCache<string, EncodedAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (encoded, key) => encoded.size + 2 * key.length,
  });
  let pending = new Map<string, Promise<EncodedAnswer>>();
  const seenOnce = new Set<string>();
  /** Keys of the shared answers of missing addresses, which are not looked up again. */
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

  function isFirst(key: string): boolean {
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
    // Failures are not compressed: their addresses are unlimited.
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
        // An answer begun before a content change is sent to the waiting requests, but not cached.
        if (isCacheable(encoded) && generation === pending && cacheGeneration.isCurrent()) {
          entries.set(key, encoded);
        }
        return encoded;
      })
      .finally(() => generation.delete(key));
    generation.set(key, making);
    return making;
  }

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
      const encoded = lookUp(keyFor(request.url ?? '', request));
      if (!encoded || !send(encoded, request, response)) return false;
      hits += 1;
      onHit(request);
      return true;
    },
    async answer(key, request, response, source, beforeSend) {
      const ready = await load(keyFor(key, request), request, source);
      await beforeSend?.(ready.status);
      send(ready, request, response);
    },
    clear,
    ends: () => cacheGeneration.ends(),
    generation: () => pending,
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
