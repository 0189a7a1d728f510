import { toAppError } from '../../platform/errors.ts';
import { createBrake } from '../../platform/rateLimit/brake.ts';
import type { BrakeTime } from '../../platform/rateLimit/brake.ts';
import { createSemaphore, tooBusy } from '../../platform/rateLimit/semaphore.ts';

/** Tries that are worked on at a time: two hash, and two count or look up meanwhile. */
const AT_WORK = 4;
/** Tries that wait for their turn: what two hashes at a time get through in about two seconds. */
const LINE = 100;
/** Places in the line for one network, so that a single one can't fill it. */
const PLACES_OF_ONE = 10;

/** The door in front of signing in. */
export interface LoginGate {
  /**
   * Does the work when its turn comes. Throws TOO_MANY_TRIES when the line, or the network's part of it, is full; what
   * the work throws is passed on. Under a flood such refusals are held back (`brake.ts`).
   */
  enter<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** A gate that holds everything in memory: a try that isn't let in costs neither a query nor a hash. */
export function createLoginGate(time?: BrakeTime): LoginGate {
  const turns = createSemaphore({ atOnce: AT_WORK, line: LINE });
  const placesOf = new Map<string, number>();
  const brake = createBrake(time);

  function leaveLine(network: string): void {
    const left = (placesOf.get(network) ?? 1) - 1;
    if (left > 0) placesOf.set(network, left);
    else placesOf.delete(network);
  }

  async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (turns.isFree) return turns.run(work);
    const places = placesOf.get(network) ?? 0;
    if (turns.isFull || places >= PLACES_OF_ONE) throw tooBusy();
    placesOf.set(network, places + 1);
    return turns.run(() => {
      leaveLine(network);
      return work();
    });
  }

  return {
    async enter(network, work) {
      try {
        return await inTurn(network, work);
      } catch (thrown) {
        if (toAppError(thrown).code === 'TOO_MANY_TRIES') await brake();
        throw thrown;
      }
    },
  };
}
