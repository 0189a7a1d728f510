import { createSemaphore, queueFull } from '../../platform/rateLimit/semaphore.ts';

/** Concurrent sign-ins: two hash a password, and two use the database meanwhile. */
const CONCURRENCY = 4;
/** Two hashes at a time empty a full queue within about two seconds. */
const QUEUE_LIMIT = 100;
/** The share of one network, so that a single network can't fill the queue. */
const QUEUE_LIMIT_PER_NETWORK = 10;

/** Tries of known devices have places of their own, which strangers can't take. */
const KNOWN_CONCURRENCY = 2;
const KNOWN_QUEUE_LIMIT = 20;

/** Limits concurrent tries to sign in. */
export interface LoginGate {
  /**
   * Runs the work when a permit is free, and passes its errors on. Throws TOO_MANY_TRIES when the queue, or the
   * network's share of it, is full.
   */
  enter<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** The same for a known device. */
  enterKnown<T>(work: () => Promise<T>): Promise<T>;
}

/** A gate in memory: a refused try costs neither a query nor a hash. */
export function createLoginGate(): LoginGate {
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

  return { enter, enterKnown: (work) => known.run(work) };
}
