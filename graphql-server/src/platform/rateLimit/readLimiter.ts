import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';

/** Per network, more than users read. */
const BURST = 60;
const REFILL_PER_SECOND = 4;
const MAX_NETWORKS = 10_000;

export const tooManyReads = (): AppError => new AppError('TOO_MANY_TRIES', { retryAfter: 1 });

/**
 * For uncached reads whose addresses are unlimited (cursors, search texts). A monotonic clock, so
 * that a changed wall clock locks no one out.
 */
export function createReadLimiter(now: () => number = () => performance.now()) {
  const buckets = new LRUCache<string, { readonly tokens: number; readonly at: number }>({
    max: MAX_NETWORKS,
  });

  function allows(network: string): boolean {
    const at = now();
    const bucket = buckets.get(network) ?? { tokens: BURST, at };
    const tokens = Math.min(BURST, bucket.tokens + ((at - bucket.at) / 1000) * REFILL_PER_SECOND);
    if (tokens < 1) return false;
    buckets.set(network, { tokens: tokens - 1, at });
    return true;
  }

  return {
    allows,
    consume(network: string): void {
      if (!allows(network)) throw tooManyReads();
    },
  };
}

export type ReadLimiter = ReturnType<typeof createReadLimiter>;
