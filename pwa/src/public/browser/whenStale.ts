import { HOUR_MS } from '@centar/domain/durations.ts';
import { onSavedAt, readCachedPage } from '../device/cachedAt.ts';
import { clockError, onClock } from '../device/clock.ts';

/** Calls `work` for a cached page, a wrong clock, or a page that was left open. */
export function whenStale(work: () => void): void {
  if (readCachedPage()) {
    work();
    return;
  }
  const begin = (): void => {
    clearTimeout(timer);
    stops.forEach((stop) => {
      stop();
    });
    work();
  };
  const timer = setTimeout(begin, HOUR_MS - performance.now());
  const stops = [
    // A page from the network also hears whether the server answers.
    onSavedAt(() => {
      if (readCachedPage()) begin();
    }),
    onClock(() => {
      if (clockError() !== 0) begin();
    }),
  ];
}
