/** A device's clock that differs by so many milliseconds or more is called wrong. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** How far the device's clock is ahead of the server's, in milliseconds; negative when it is late. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Remembers how far the device's clock was ahead of the server's (ms) when both were last seen side by side. */
export function noteClockAhead(ms: number): void {
  if (!Number.isFinite(ms) || ms === ahead) return;
  ahead = ms;
  for (const listener of listeners) listener();
}

/**
 * The server's clock has certainly shown this moment: one that would be earlier by what is remembered has been
 * put back since. Moments that can't be read say nothing.
 */
export function noteServerMoment(moment: string | undefined): void {
  const late = Date.parse(moment ?? '') - serverNow().getTime();
  if (late > 0) noteClockAhead(ahead - late);
}

/** The present moment by the server's clock, as well as the device knows it. */
export function serverNow(): Date {
  return new Date(Date.now() - ahead);
}

/** The error of the device's clock in milliseconds, positive when it is ahead; 0 while it is right enough. */
export function clockError(): number {
  return Math.abs(ahead) > CLOCK_TOLERANCE_MS ? ahead : 0;
}

/** Calls back whenever more is known about the clock. Gives the way to stop it. */
export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
