import { startTransition, useEffect, useState } from 'react';
import { MINUTE_MS } from '@centar/domain/durations.ts';
import { clockError, onClock, serverNow } from './clock.ts';

/** The moment of rendering; in the browser the device's corrected clock, updated every minute. */
export function useNow(renderedAt: Date): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = (): void => {
      // Much may depend on it.
      startTransition(() => {
        setNow(serverNow());
      });
    };
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    const stop = onClock(() => {
      if (clockError() !== 0) tick();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
