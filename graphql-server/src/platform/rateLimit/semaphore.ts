import { Semaphore as AsyncSemaphore } from 'async-mutex';
import { AppError } from '../errors.ts';

/** The `Retry-After` of a refused call, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The error of a full queue, with the time to retry. */
export const queueFull = (): AppError =>
  new AppError('TOO_MANY_TRIES', { retryAfter: RETRY_AFTER_SECONDS });

/** Limits the concurrency of costly work. Waiting work runs in order of arrival. */
export interface Semaphore {
  /** Work would start without waiting. */
  readonly isFree: boolean;
  /** Work would be refused. */
  readonly isFull: boolean;
  /** Runs the work when a permit is free, and passes its errors on. Throws TOO_MANY_TRIES when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSemaphore({
  concurrency,
  queueLimit,
}: {
  readonly concurrency: number;
  readonly queueLimit: number;
}): Semaphore {
  const permits = new AsyncSemaphore(concurrency);
  let admitted = 0;
  return {
    get isFree() {
      return admitted < concurrency;
    },
    get isFull() {
      return admitted >= concurrency + queueLimit;
    },
    async run(work) {
      if (this.isFull) throw queueFull();
      admitted += 1;
      try {
        return await permits.runExclusive(work);
      } finally {
        admitted -= 1;
      }
    },
  };
}
