import { startTransition, useEffect, useState } from 'react';
import { clockError, onClock, serverNow } from './clock.ts';

const MINUTE_MS = 60_000;

/**
 * The moment of rendering; after hydration the corrected clock of the device, updated every minute.
 * `immediately`: do not wait a minute, for cached pages, which were rendered long ago.
 */
export function useNow(renderedAt: Date, immediately: boolean): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = (): void => {
      // Much of the page may depend on it, and parts may not be hydrated yet.
      startTransition(() => {
        setNow(serverNow());
      });
    };
    if (immediately) tick();
    const timer = setInterval(tick, MINUTE_MS);
    const stop = onClock(() => {
      if (clockError() !== 0) tick();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [immediately]);
  return now;
}
