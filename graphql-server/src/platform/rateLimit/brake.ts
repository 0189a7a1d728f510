import { setTimeout as sleep } from 'node:timers/promises';
import type { Pause } from '../context.ts';

/** Refusals a second that are answered at once: more than people ever cause. */
const PROMPT_REFUSALS = 20;
const PAUSE_MS = 1000;

/** By what seconds are told, in milliseconds, and how a refusal is held back; replaced in tests. */
export interface BrakeTime {
  readonly now?: () => number;
  readonly pause?: Pause | undefined;
}

/**
 * Holds refusals back for a second while there are many: whoever floods sends the next try as soon as the last one is answered,
 * and answering would then be all that the server does.
 */
export function createBrake({
  now = () => performance.now(),
  pause = (ms) => sleep(ms, undefined, { ref: false }),
}: BrakeTime = {}): () => Promise<void> {
  let second = 0;
  let refusals = 0;
  return async () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, refusals] = [current, 0];
    refusals += 1;
    if (refusals > PROMPT_REFUSALS) await pause(PAUSE_MS);
  };
}
