import { startTransition, useEffect, useState } from 'react';
import { clockError, onClock, serverNow } from './clock.ts';

const MINUTE_MS = 60_000;

/**
 * The moment at which the page was rendered; once it is hydrated the device's clock takes over, as far as it is wrong
 * corrected, and moves on each minute. `atOnce`: the page is a cached one, whose moment is long over.
 */
export function useNow(renderedAt: Date, atOnce: boolean): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = (): void => {
      // A whole page may depend on it, of which parts may not be hydrated yet.
      startTransition(() => {
        setNow(serverNow());
      });
    };
    if (atOnce) tick();
    const timer = setInterval(tick, MINUTE_MS);
    const stop = onClock(() => {
      if (clockError() !== 0) tick();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [atOnce]);
  return now;
}
