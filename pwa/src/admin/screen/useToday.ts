import { useEffect, useState } from 'react';
import { dayOf } from '@centar/domain/dates.ts';
import { MINUTE_MS } from '@centar/domain/durations.ts';

/** The moment of opening; on another day in Belgrade, the first moment at which that was noticed. */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const check = (): void => {
      const next = new Date();
      setNow((before) => (dayOf(next) === dayOf(before) ? before : next));
    };
    const timer = setInterval(check, MINUTE_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return now;
}
