import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { createBrake } from './brake.ts';
import type { BrakeTime } from './brake.ts';

/** Answers that one network may have made at once, and how fast it gets further ones: more than people read. */
const AT_ONCE = 60;
const A_SECOND = 4;
const MOST_NETWORKS = 10_000;

/** The refusal of a network that has had its share. */
export const tooManyReads = (): AppError => new AppError('TOO_MANY_TRIES', { retryAfter: 1 });

/**
 * Limits answers with an unlimited number of addresses (list cursors, search texts) by the client's network. Cached
 * answers cost nothing and are not counted. Under a flood refusals are held back. It reads a monotonic clock, so that setting
 * back the wall clock locks no network out.
 */
export function createEndlessReads({ now = () => performance.now(), pause }: BrakeTime = {}) {
  const brake = createBrake({ now, pause });
  const left = new LRUCache<string, { readonly answers: number; readonly at: number }>({
    max: MOST_NETWORKS,
  });

  /** Counts one more answer for the network; false where it has had its share. */
  async function allows(network: string): Promise<boolean> {
    const at = now();
    const known = left.get(network) ?? { answers: AT_ONCE, at };
    const answers = Math.min(AT_ONCE, known.answers + ((at - known.at) / 1000) * A_SECOND);
    if (answers < 1) {
      await brake();
      return false;
    }
    left.set(network, { answers: answers - 1, at });
    return true;
  }

  return {
    allows,
    /** As `allows`, but throws the refusal. */
    async take(network: string): Promise<void> {
      if (!(await allows(network))) throw tooManyReads();
    },
  };
}

/** The count of such answers. */
export type EndlessReads = ReturnType<typeof createEndlessReads>;
