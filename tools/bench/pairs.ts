import type { Load, LoadGenerator } from './load.ts';

export interface Effort {
  readonly pairs: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

export interface Target {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Ratios of candidate to reference, one per pair. */
export interface Comparison {
  readonly rates: number[];
  readonly p99s: number[];
  /** The reference's requests per second, by pair. */
  readonly yardstick: number[];
  readonly failures: number;
}

/** Alternates the order, so that a drifting machine favours neither. */
export async function compare(
  generator: LoadGenerator,
  effort: Effort,
  candidate: Target,
  yardstick: Target,
): Promise<Comparison> {
  const load = ({ url, headers }: Target, seconds: number): Promise<Load> =>
    generator.run(url, headers, seconds);
  await load(candidate, effort.warmUpSeconds);
  await load(yardstick, effort.warmUpSeconds);
  const result: Comparison = { rates: [], p99s: [], yardstick: [], failures: 0 };
  let failures = 0;
  for (let pair = 0; pair < effort.pairs; pair += 1) {
    const swapped = pair % 2 === 1;
    const first = await load(swapped ? yardstick : candidate, effort.seconds);
    const second = await load(swapped ? candidate : yardstick, effort.seconds);
    const [mine, theirs] = swapped ? [second, first] : [first, second];
    result.rates.push(mine.perSecond / theirs.perSecond);
    result.p99s.push(mine.p99 / theirs.p99);
    result.yardstick.push(theirs.perSecond);
    failures += mine.failures + theirs.failures;
  }
  return { ...result, failures };
}
