import { rounds, SIMULATES_MANY } from '../soak.ts';
import { isPostgres } from '../testDatabase.ts';

/** Of the seeds: two files run them, so two workers. */
export type Half = 'even' | 'odd';

/** The seeds to run: that of `SEED` alone, or the first ones, whose number `SEEDS` sets. */
export function seedsToRun(half: Half): readonly number[] {
  const chosen = process.env['SEED'];
  const most = Number(
    process.env['SEEDS'] ?? rounds({ test: isPostgres() ? 4 : 120, soak: 10_000 }),
  );
  const seeds =
    chosen === undefined ? Array.from({ length: most }, (_, seed) => seed) : [Number(chosen)];
  // On PostgreSQL one file runs few seeds.
  if (isPostgres() && !SIMULATES_MANY) return seeds;
  return seeds.filter((seed) => (seed % 2 === 0) === (half === 'even'));
}
