import { setTimeout as sleep } from 'node:timers/promises';
import type { Pause } from '../../platform/context.ts';
import { toAppError } from '../../platform/errors.ts';
import { createSemaphore, tooBusy } from '../../platform/rateLimit/semaphore.ts';

/** Tries that are worked on at a time: two hash, and two count or look up meanwhile. */
const AT_WORK = 4;
/** Tries that wait for their turn: what two hashes at a time get through in about two seconds. */
const LINE = 100;
/** Places in the line for one network, so that a single one can't fill it. */
const PLACES_OF_ONE = 10;
/** Refusals a second that are answered at once: more than people ever cause. */
const PROMPT_REFUSALS = 20;
const PAUSE_MS = 1000;

/** The door in front of signing in. */
export interface LoginGate {
  /**
   * Does the work when its turn comes. Throws TOO_MANY_TRIES when the line, or the network's part of it, is full; what
   * the work throws is passed on. Under a flood such refusals are held back for a second, because whoever floods
   * sends the next try as soon as the last one is answered, and answering would then be all that the server does.
   */
  enter<T>(network: string, work: () => Promise<T>): Promise<T>;
}

/** By what seconds are told, in milliseconds, and how a refusal is held back; replaced in tests. */
export interface GateTime {
  readonly now: () => number;
  readonly pause: Pause;
}

const REAL_TIME: GateTime = {
  now: () => performance.now(),
  pause: (ms) => sleep(ms, undefined, { ref: false }),
};

/** Counts refusals by the second. */
function createBrake({ now, pause }: GateTime): () => Promise<void> {
  let second = 0;
  let refusals = 0;
  return async () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, refusals] = [current, 0];
    refusals += 1;
    if (refusals > PROMPT_REFUSALS) await pause(PAUSE_MS);
  };
}

/** A gate that holds everything in memory: a try that isn't let in costs neither a query nor a hash. */
export function createLoginGate(time: GateTime = REAL_TIME): LoginGate {
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
