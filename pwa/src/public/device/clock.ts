import { CLOCK_TOLERANCE_MS } from './clockTolerance.ts';

/** The device's clock relative to the server's, in milliseconds. */
let ahead = 0;
const listeners = new Set<() => void>();

export function recordClockAhead(ms: number): void {
  if (!Number.isFinite(ms) || ms === ahead) return;
  ahead = ms;
  for (const listener of listeners) listener();
}

/**
 * The server's clock has passed this moment. If the corrected clock is still behind it, the
 * device's clock was set back, and the correction is adjusted. Invalid moments are ignored.
 */
export function recordServerMoment(moment: string | undefined): void {
  const late = Date.parse(moment ?? '') - serverNow().getTime();
  if (late > 0) recordClockAhead(ahead - late);
}

export function serverNow(): Date {
  return new Date(Date.now() - ahead);
}

/** In milliseconds, positive when the device's clock is ahead; 0 within the tolerance. */
export function clockError(): number {
  return Math.abs(ahead) > CLOCK_TOLERANCE_MS ? ahead : 0;
}

/** Returns the unsubscribe function. */
export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
