import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheGeneration } from './cacheGeneration.ts';
import { hasCredentials, prepare, send } from './readyAnswer.ts';
import type { Effort, PublicAnswer, Ready } from './readyAnswer.ts';

/** The most memory that ready answers may take, in bytes, with their addresses and all that belongs to them. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 4000;
/** No address that we make is longer; what is longer is answered and not kept. */
const LONGEST_KEY = 512;
/** Addresses of which it is noted that they were asked for once. */
const MOST_SEEN = 10_000;

/** An answer that many addresses have, such as the one to all that lead nowhere: made once, and kept unless it is a failure. */
export interface SharedAnswer {
  readonly sharedKey: string;
  readonly make: () => Promise<PublicAnswer>;
}

/** The server's own: the next one who asks may fare better. */
const isFailure = ({ status }: Pick<PublicAnswer, 'status'>): boolean => status >= 500;

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

/**
 * Ready answers of public addresses as bytes in each encoding. Everything is forgotten together, whenever
 * the content or the time moves on, so that nothing stale is ever answered. What is in it was made for nobody in
 * particular; a request with credentials gets the same bytes, with word that nobody may keep them.
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
      async () => {
        const made = await make();
        return prepare(made, isFailure(made) ? 'none' : 'best');
      },
      (ready) => !isFailure(ready),
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
