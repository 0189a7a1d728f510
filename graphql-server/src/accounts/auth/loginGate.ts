import { toAppError } from '../../platform/errors.ts';
import { createBrake } from '../../platform/rateLimit/brake.ts';
import type { BrakeTime } from '../../platform/rateLimit/brake.ts';
import { createSemaphore, tooBusy } from '../../platform/rateLimit/semaphore.ts';

/** Concurrent tries: two hash, and two use the database meanwhile. */
const AT_WORK = 4;
/** The length of the queue: two hashes at a time take about two seconds for it. */
const LINE = 100;
/** Places in the queue for one network, so that a single one can't fill it. */
const PLACES_OF_ONE = 10;

/** Limits concurrent tries to sign in. */
export interface LoginGate {
  /**
   * Runs the work when a place is free. Throws TOO_MANY_TRIES when the queue, or the network's part of it, is full;
   * errors of the work are passed on. Under a flood such refusals are held back (`brake.ts`).
   */
  enter<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** A gate in memory: a refused try costs neither a query nor a hash. */
export function createLoginGate(time?: BrakeTime): LoginGate {
  const semaphore = createSemaphore({ atOnce: AT_WORK, line: LINE });
  const queuedByNetwork = new Map<string, number>();
  const brake = createBrake(time);

  function leaveQueue(network: string): void {
    const left = (queuedByNetwork.get(network) ?? 1) - 1;
    if (left > 0) queuedByNetwork.set(network, left);
    else queuedByNetwork.delete(network);
  }

  async function runQueued<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (semaphore.isFree) return semaphore.run(work);
    const places = queuedByNetwork.get(network) ?? 0;
    if (semaphore.isFull || places >= PLACES_OF_ONE) throw tooBusy();
    queuedByNetwork.set(network, places + 1);
    return semaphore.run(() => {
      leaveQueue(network);
      return work();
    });
  }

  return {
    async enter(network, work) {
      try {
        return await runQueued(network, work);
      } catch (thrown) {
        if (toAppError(thrown).code === 'TOO_MANY_TRIES') await brake();
        throw thrown;
      }
    },
  };
}
