import { LRUCache } from 'lru-cache';
import type { CacheGeneration } from './cacheGeneration.ts';
import {
  encode,
  isSameAnswer,
  type Effort,
  type EncodedAnswer,
  type PublicAnswer,
} from './encodedAnswer.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 4000;
/** The site's addresses are shorter; answers of longer ones are not cached. */
export const MAX_KEY_LENGTH = 512;
const MAX_MISSING = 10_000;
const MAX_MISSING_CHARACTERS = 500_000;

/** One answer for many addresses, such as "not found". Failures are not cached. */
export interface SharedAnswer {
  readonly sharedKey: string;
  readonly make: () => Promise<PublicAnswer>;
}

const isFailure = ({ status }: Pick<PublicAnswer, 'status'>): boolean => status >= 500;

export type MakeAnswer = () => Promise<PublicAnswer | SharedAnswer>;

interface Entry {
  readonly encoded: EncodedAnswer;
  readonly generation: object;
}

/**
 * Answers as bytes, by address. `clear` and a new generation end all. Ended ones stay, to reuse
 * their compression if the next answer has the same bytes.
 */
export function createAnswerStore(cacheGeneration: CacheGeneration, onClear: () => void) {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded }, key) => encoded.size + 2 * key.length,
  });
  let pending = new Map<string, Promise<EncodedAnswer>>();
  /** Keys of the shared answers of missing addresses, which are not looked up again. */
  const missing = new LRUCache<string, string>({
    max: MAX_MISSING,
    maxSize: MAX_MISSING_CHARACTERS,
    sizeCalculation: (_sharedKey, key) => key.length,
  });
  let misses = 0;

  function clear(): void {
    pending = new Map();
    missing.clear();
    onClear();
  }

  function lookUp(key: string): EncodedAnswer | undefined {
    if (!cacheGeneration.isCurrent()) clear();
    const entry = entries.get(key);
    return entry?.generation === pending ? entry.encoded : undefined;
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
      .then((made) => {
        const before = entries.peek(key)?.encoded;
        const encoded = before && isSameAnswer(before, made) ? before : made;
        // An answer begun before a content change is sent to the waiting requests, but not cached.
        if (isCacheable(encoded) && generation === pending && cacheGeneration.isCurrent()) {
          entries.set(key, { encoded, generation });
        }
        return encoded;
      })
      .finally(() => generation.delete(key));
    generation.set(key, making);
    return making;
  }

  return {
    clear,
    lookUp,
    /** For an address that is known to be missing. */
    lookUpMissing: (key: string): EncodedAnswer | undefined => lookUp(missing.get(key) ?? ''),
    setMissing(key: string, sharedKey: string): void {
      missing.set(key, sharedKey);
    },
    /** Runs once for concurrent requests. */
    fillOnce,
    generation: (): object => pending,
    get misses() {
      return misses;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

/** Returns how an answer is made, or taken from the one that several addresses share. */
export function createFilling(store: ReturnType<typeof createAnswerStore>) {
  async function encodedFrom(
    made: PublicAnswer | SharedAnswer,
    effort: Effort,
  ): Promise<EncodedAnswer> {
    if ('sharedKey' in made) {
      return store.lookUp(made.sharedKey) ?? fillShared(made);
    }
    // Failures are not compressed: their addresses are unlimited.
    return encode(made, made.status === 200 ? effort : 'none');
  }

  function fillShared({ sharedKey, make }: SharedAnswer): Promise<EncodedAnswer> {
    return store.fillOnce(
      sharedKey,
      async () => {
        const made = await make();
        return encode(made, isFailure(made) ? 'none' : 'best');
      },
      (encoded) => !isFailure(encoded),
    );
  }

  return function fill(key: string, make: MakeAnswer, effort: Effort): Promise<EncodedAnswer> {
    return store.fillOnce(
      key,
      async () => {
        const generation = store.generation();
        const made = await make();
        const encoded = await encodedFrom(made, effort);
        const isMissing = 'sharedKey' in made && encoded.status === 404;
        if (isMissing && generation === store.generation() && key.length <= MAX_KEY_LENGTH) {
          store.setMissing(key, made.sharedKey);
        }
        return encoded;
      },
      ({ status }) => status === 200 && effort === 'best' && key.length <= MAX_KEY_LENGTH,
    );
  };
}
