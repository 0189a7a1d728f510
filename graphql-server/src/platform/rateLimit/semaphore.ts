import { Semaphore as AsyncSemaphore } from 'async-mutex';
import { AppError } from '../errors.ts';

/** Seconds. */
const RETRY_AFTER_SECONDS = 5;

export const queueFull = (): AppError =>
  new AppError('TOO_MANY_TRIES', { retryAfter: RETRY_AFTER_SECONDS });

/** Limits the concurrency of costly work, in order of arrival. */
export interface Semaphore {
  readonly isFree: boolean;
  readonly isFull: boolean;
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
