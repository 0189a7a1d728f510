import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors.ts';

/** Pages that one network may have made at once, and how fast it gets further ones: more than people read. */
const AT_ONCE = 60;
const A_SECOND = 4;
const MOST_NETWORKS = 10_000;

/**
 * Counts pages of which there is no end (any place in a list makes one), by the network that asks. What is ready costs
 * nothing and is not counted. By the machine's own time: no wall clock that somebody sets back may lock a network out.
 */
export function createRarePages(now: () => number = () => performance.now()) {
  const left = new LRUCache<string, { readonly pages: number; readonly at: number }>({
    max: MOST_NETWORKS,
  });
  return {
    /** Throws TOO_MANY_TRIES where the network has had its share. */
    take(network: string): void {
      const at = now();
      const known = left.get(network) ?? { pages: AT_ONCE, at };
      const pages = Math.min(AT_ONCE, known.pages + ((at - known.at) / 1000) * A_SECOND);
      if (pages < 1) throw new AppError('TOO_MANY_TRIES', { retryAfter: 1 });
      left.set(network, { pages: pages - 1, at });
    },
  };
}
