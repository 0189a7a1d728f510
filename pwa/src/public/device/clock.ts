/** The device's clock is reported as wrong from this difference on. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * How far the device's clock is ahead of the server's, in milliseconds; negative when it is behind.
 */
let ahead = 0;
const listeners = new Set<() => void>();

export function noteClockAhead(ms: number): void {
  if (!Number.isFinite(ms) || ms === ahead) return;
  ahead = ms;
  for (const listener of listeners) listener();
}

/**
 * Reports a moment that the server's clock has already passed. If the corrected clock is still
 * behind it, the device's clock was set back, and the correction is adjusted. Unreadable moments
 * are ignored.
 */
export function noteServerMoment(moment: string | undefined): void {
  const late = Date.parse(moment ?? '') - serverNow().getTime();
  if (late > 0) noteClockAhead(ahead - late);
}

/** The current time, corrected by the known difference from the server's clock. */
export function serverNow(): Date {
  return new Date(Date.now() - ahead);
}

/**
 * The error of the device's clock in milliseconds, positive when it is ahead; 0 within the
 * tolerance.
 */
export function clockError(): number {
  return Math.abs(ahead) > CLOCK_TOLERANCE_MS ? ahead : 0;
}

/** Calls back when the known difference changes. Returns the unsubscribe function. */
export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
