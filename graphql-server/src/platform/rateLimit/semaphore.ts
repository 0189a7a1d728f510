import { Semaphore as Places } from 'async-mutex';
import { AppError } from '../errors.ts';

/** The `Retry-After` of a refused call, in seconds. */
const BUSY_SECONDS = 5;

/** The refusal of work when the queue is full, with the time to retry. */
export const tooBusy = (): AppError => new AppError('TOO_MANY_TRIES', { retryAfter: BUSY_SECONDS });

/** Limits the concurrency of costly work; the rest waits in order. */
export interface Semaphore {
  /** Would work start without waiting? */
  readonly isFree: boolean;
  /** Would work be refused? */
  readonly isFull: boolean;
  /** Runs the work when a place is free. Throws TOO_MANY_TRIES when the queue is full; errors of the work are passed on. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Runs `atOnce` works at a time; `line` more may wait, the rest is refused. */
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
