import type { Clock } from '../src/platform/context.ts';

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  /** Moves it to a moment, ISO 8601. */
  set(moment: string): void;
  /** Moves it on, in milliseconds. */
  pass(ms: number): void;
}

/** Makes a clock that shows a moment, ISO 8601. */
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
