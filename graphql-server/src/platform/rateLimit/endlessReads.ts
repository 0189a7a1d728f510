import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { createBrake } from './brake.ts';
import type { BrakeTime } from './brake.ts';

/** The burst and the rate per second of one network, above what people read. */
const AT_ONCE = 60;
const A_SECOND = 4;
const MOST_NETWORKS = 10_000;

/** The refusal of a network whose limit is used up. */
export const tooManyReads = (): AppError => new AppError('TOO_MANY_TRIES', { retryAfter: 1 });

/**
 * Limits answers with an unlimited number of addresses (list cursors, search texts) by the client's network. Cached
 * answers cost nothing and are not counted. Under a flood refusals are held back. It reads a monotonic clock, so that setting
 * back the wall clock locks no network out.
 */
export function createEndlessReads({ now = () => performance.now(), pause }: BrakeTime = {}) {
  const brake = createBrake({ now, pause });
  const remaining = new LRUCache<string, { readonly answers: number; readonly at: number }>({
    max: MOST_NETWORKS,
  });

  /** Counts one more answer for the network; false where its limit is used up. */
  async function allows(network: string): Promise<boolean> {
    const at = now();
    const known = remaining.get(network) ?? { answers: AT_ONCE, at };
    const answers = Math.min(AT_ONCE, known.answers + ((at - known.at) / 1000) * A_SECOND);
    if (answers < 1) {
      await brake();
      return false;
    }
    remaining.set(network, { answers: answers - 1, at });
    return true;
  }

  return {
    allows,
    /** As `allows`, but throws the refusal. */
    async consume(network: string): Promise<void> {
      if (!(await allows(network))) throw tooManyReads();
    },
  };
}

/** The count of such answers. */
export type EndlessReads = ReturnType<typeof createEndlessReads>;
