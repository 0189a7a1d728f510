/** Smaller errors of the device's clock are ignored. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;
