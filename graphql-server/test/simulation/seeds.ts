import { rounds } from '../soak.ts';
import { isPostgres } from '../testDatabase.ts';

/** The seeds to run: that of `SEED` alone, or the first ones, whose number `SEEDS` sets. */
export function seedsToRun(): readonly number[] {
  const chosen = process.env['SEED'];
  if (chosen !== undefined) return [Number(chosen)];
  const count = Number(
    process.env['SEEDS'] ?? rounds({ test: isPostgres() ? 4 : 20, soak: 10_000 }),
  );
  return Array.from({ length: count }, (_, seed) => seed);
}
