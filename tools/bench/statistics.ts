/** For an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Median and range: `0.934 (0.92..0.95)`. */
export function spread(values: readonly number[]): string {
  const range = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2));
  return `${median(values).toFixed(3)} (${range.join('..')})`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** 99th percentile; NaN without values. */
export const p99 = (values: readonly number[]): number => quantile(values, 0.99);

/** 95th percentile; NaN without values. */
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);
