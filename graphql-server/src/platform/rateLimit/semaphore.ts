import { Semaphore as Places } from 'async-mutex';
import { AppError } from '../errors.ts';

/** The `Retry-After` of a refused call, in seconds. */
const BUSY_SECONDS = 5;

/** A refusal because all places are taken, with the time to come back. */
export const tooBusy = (): AppError => new AppError('TOO_MANY_TRIES', { retryAfter: BUSY_SECONDS });

/** Costly work that is done a few at a time, in the order of asking. */
export interface Semaphore {
  /** Would work begin at once? */
  readonly isFree: boolean;
  /** Would work be refused? */
  readonly isFull: boolean;
  /** Does the work when its turn comes. Throws TOO_MANY_TRIES when the line is full; what the work throws is passed on. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** `atOnce` pieces of work at a time; `line` more may wait, the rest are refused at once. */
export function createSemaphore({
  atOnce,
  line,
}: {
  readonly atOnce: number;
  readonly line: number;
}): Semaphore {
  const places = new Places(atOnce);
  let inside = 0;
  return {
    get isFree() {
      return inside < atOnce;
    },
    get isFull() {
      return inside >= atOnce + line;
    },
    async run(work) {
      if (this.isFull) throw tooBusy();
      inside += 1;
      try {
        return await places.runExclusive(work);
      } finally {
        inside -= 1;
      }
    },
  };
}
