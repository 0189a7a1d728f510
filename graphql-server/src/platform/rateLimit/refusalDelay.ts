import { setTimeout as sleep } from 'node:timers/promises';
import type { Pause } from '../context.ts';

/** Refusals per second that are answered without delay: more than people ever cause. */
const IMMEDIATE_REFUSALS = 20;
const DELAY_MS = 1000;

/** The clock (milliseconds) and the delay; tests replace both. */
export interface RefusalDelayOptions {
  readonly now?: () => number;
  readonly pause?: Pause | undefined;
}

/**
 * Delays refusals for a second while there are many. A flooding client sends its next request as soon as it has an answer;
 * without the delay the server would do nothing but refuse.
 */
export function createRefusalDelay({
  now = () => performance.now(),
  pause = (ms) => sleep(ms, undefined, { ref: false }),
}: RefusalDelayOptions = {}): () => Promise<void> {
  let second = 0;
  let refusals = 0;
  return async () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, refusals] = [current, 0];
    refusals += 1;
    if (refusals > IMMEDIATE_REFUSALS) await pause(DELAY_MS);
  };
}
