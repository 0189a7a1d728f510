import { rounds, SIMULATES_MANY } from '../soak.ts';
import { isPostgres } from '../testDatabase.ts';

/** Of the seeds: many are run by two files, so by two workers. */
export type Half = 'even' | 'odd';

/** The seeds to run: that of `SEED` alone, or the first ones, whose number `SEEDS` sets. */
export function seedsToRun(half: Half): readonly number[] {
  const chosen = process.env['SEED'];
  if (chosen !== undefined) return [Number(chosen)];
  const count = Number(
    process.env['SEEDS'] ?? rounds({ test: isPostgres() ? 4 : 12, soak: 10_000 }),
  );
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  if (!SIMULATES_MANY) return seeds;
  return seeds.filter((seed) => (seed % 2 === 0) === (half === 'even'));
}
