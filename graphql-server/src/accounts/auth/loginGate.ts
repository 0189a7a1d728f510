import { createSemaphore, queueFull } from '../../platform/rateLimit/semaphore.ts';

/** Two sign-ins hash a password while two use the database. */
const CONCURRENCY = 4;
/** Two hashes at a time empty a full queue in about two seconds. */
const QUEUE_LIMIT = 100;
/** Prevents one network from filling the queue. */
const QUEUE_LIMIT_PER_NETWORK = 10;

/** Reserved for known devices, so that attackers can't use them. */
const KNOWN_CONCURRENCY = 2;
const KNOWN_QUEUE_LIMIT = 20;

/**
 * Limits concurrent sign-ins. Throws TOO_MANY_TRIES if the queue, or the network's share of it, is
 * full. In memory: a refused attempt costs neither a query nor a hash.
 */
export function createLoginGate() {
  const semaphore = createSemaphore({ concurrency: CONCURRENCY, queueLimit: QUEUE_LIMIT });
  const known = createSemaphore({
    concurrency: KNOWN_CONCURRENCY,
    queueLimit: KNOWN_QUEUE_LIMIT,
  });
  const queuedByNetwork = new Map<string, number>();

  function leaveQueue(network: string): void {
    const left = (queuedByNetwork.get(network) ?? 1) - 1;
    if (left > 0) queuedByNetwork.set(network, left);
    else queuedByNetwork.delete(network);
  }

  async function enter<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (semaphore.isFree) return semaphore.run(work);
    const queued = queuedByNetwork.get(network) ?? 0;
    if (semaphore.isFull || queued >= QUEUE_LIMIT_PER_NETWORK) throw queueFull();
    queuedByNetwork.set(network, queued + 1);
    return semaphore.run(() => {
      leaveQueue(network);
      return work();
    });
  }

  return {
    enter,
    /** For a known device. */
    enterKnown: <T>(work: () => Promise<T>): Promise<T> => known.run(work),
  };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
