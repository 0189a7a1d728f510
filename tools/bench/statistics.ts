/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** `0.934 (0.92..0.95)`: median and range. */
export function spread(values: readonly number[]): string {
  const range = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2));
  return `${median(values).toFixed(3)} (${range.join('..')})`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The value that 99 of 100 do not exceed; NaN of none. */
export const p99 = (values: readonly number[]): number => quantile(values, 0.99);

/** The value that 95 of 100 do not exceed; NaN of none. */
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);
