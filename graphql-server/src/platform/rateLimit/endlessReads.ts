import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';

/** Answers that one network may have made at once, and how fast it gets further ones: more than people read. */
const AT_ONCE = 60;
const A_SECOND = 4;
const MOST_NETWORKS = 10_000;

/**
 * Counts answers of which there is no end (any place in a list, whatever somebody searches for), by the network that asks.
 * What is ready costs nothing and is not counted. By the machine's own time: no wall clock that somebody sets back may lock a network out.
 */
export function createEndlessReads(now: () => number = () => performance.now()) {
  const left = new LRUCache<string, { readonly answers: number; readonly at: number }>({
    max: MOST_NETWORKS,
  });
  return {
    /** Throws TOO_MANY_TRIES where the network has had its share. */
    take(network: string): void {
      const at = now();
      const known = left.get(network) ?? { answers: AT_ONCE, at };
      const answers = Math.min(AT_ONCE, known.answers + ((at - known.at) / 1000) * A_SECOND);
      if (answers < 1) throw new AppError('TOO_MANY_TRIES', { retryAfter: 1 });
      left.set(network, { answers: answers - 1, at });
    },
  };
}

/** The count of such answers. */
export type EndlessReads = ReturnType<typeof createEndlessReads>;
