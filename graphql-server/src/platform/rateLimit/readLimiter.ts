import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';

/** Burst and refill rate of one network, above what people read. */
const BURST = 60;
const REFILL_PER_SECOND = 4;
const MAX_NETWORKS = 10_000;

/** The error for a network whose bucket is empty. */
export const tooManyReads = (): AppError => new AppError('TOO_MANY_TRIES', { retryAfter: 1 });

/**
 * A token bucket for each network, in memory. It limits reads that can't be cached, because their addresses are unlimited
 * (list cursors, search texts). Cached answers cost nothing and are not counted. The clock is monotonic, so that setting the
 * wall clock back locks no network out.
 */
export function createReadLimiter(now: () => number = () => performance.now()) {
  const buckets = new LRUCache<string, { readonly tokens: number; readonly at: number }>({
    max: MAX_NETWORKS,
  });

  /** Takes a token of the network; false if it has none. */
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
    /** As `allows`, but throws TOO_MANY_TRIES. */
    consume(network: string): void {
      if (!allows(network)) throw tooManyReads();
    },
  };
}

export type ReadLimiter = ReturnType<typeof createReadLimiter>;
