import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createAnswerStore,
  createFilling,
  MAX_KEY_LENGTH,
  type MakeAnswer,
} from './answerStore.ts';
import type { CacheGeneration } from './cacheGeneration.ts';
import {
  encode,
  hasCredentials,
  makeReady,
  send,
  type EncodedAnswer,
  type PublicAnswer,
} from './encodedAnswer.ts';

/** Remembered addresses that were requested once. */
const MAX_SEEN = 10_000;
/** Answers that end sooner, as while staff save often, are not worth the smallest bytes. */
const IMPROVE_AFTER_MS = 1000;

export interface AnswerSource {
  readonly make: MakeAnswer;
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

export const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on';

/** Answers for visitors who save data are cached beside the usual ones. */
export const savingKey = (key: string, saveData: boolean): string =>
  saveData ? `${key} (saving data)` : key;

const keyFor = (key: string, request: IncomingMessage): string =>
  savingKey(key, savesData(request));

/** `onHit` runs for every answer from the cache. */
export function createByteCache(
  cacheGeneration: CacheGeneration,
  onHit: (request: IncomingMessage) => void = () => undefined,
): ByteCache {
  const seenOnce = new Set<string>();
  const store = createAnswerStore(cacheGeneration, () => {
    seenOnce.clear();
  });
  const fill = createFilling(store);
  let hits = 0;
  const waiting = new WeakSet<EncodedAnswer>();
  let improving = Promise.resolve();

  /** After the answers, one at a time, since compressing occupies a processor. */
  function improveLater(key: string, encoded: EncodedAnswer): void {
    const stands = (): boolean => store.lookUp(key) === encoded;
    if (waiting.has(encoded) || !stands()) return;
    waiting.add(encoded);
    setTimeout(() => {
      waiting.delete(encoded);
      improving = improving
        .then(() => (stands() ? encoded.improve() : undefined))
        // The quick bytes stay.
        .catch(() => undefined);
    }, IMPROVE_AFTER_MS).unref();
  }

  function isFirst(key: string): boolean {
    if (key.length > MAX_KEY_LENGTH) return true;
    if (seenOnce.delete(key)) return false;
    if (seenOnce.size >= MAX_SEEN) seenOnce.clear();
    seenOnce.add(key);
    return true;
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
        store.clear();
        await cacheGeneration.renew();
      }
      const encoded = store.lookUp(key) ?? store.lookUpMissing(key) ?? (await fillNow());
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
      const encoded = store.lookUp(keyFor(request.url ?? '', request));
      if (!encoded || !send(encoded, request, response)) return false;
      hits += 1;
      onHit(request);
      return true;
    },
    async answer(key, request, response, source, beforeSend) {
      const entry = keyFor(key, request);
      const ready = await load(entry, request, source);
      await beforeSend?.(ready.status);
      send(ready, request, response);
      improveLater(entry, ready);
    },
    clear: store.clear,
    ends: () => cacheGeneration.ends(),
    generation: store.generation,
    get misses() {
      return store.misses;
    },
    get hits() {
      return hits;
    },
    get bytes() {
      return store.bytes;
    },
  };
}
