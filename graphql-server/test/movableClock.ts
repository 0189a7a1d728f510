import type { Clock } from '../src/platform/context.ts';

/** A clock that only a test moves. */
export interface MovableClock extends Clock {
  /** Sets the time, ISO 8601. */
  set(moment: string): void;
  /** Advances the time by milliseconds. */
  pass(ms: number): void;
}

/** Makes a clock with a time, ISO 8601. */
export function movableClock(moment = '2026-11-21T10:00:00Z'): MovableClock {
  let now = new Date(moment).getTime();
  return Object.assign(() => new Date(now), {
    set(next: string) {
      now = new Date(next).getTime();
    },
    pass(ms: number) {
      now += ms;
    },
  });
}
