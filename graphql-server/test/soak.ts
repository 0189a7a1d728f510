/**
 * Rounds: few in an ordinary run; many in a soak run (`SOAK=true`), for failures that happen once in a hundred
 * times.
 */
export function rounds<Rounds>({
  test,
  soak,
}: {
  readonly test: Rounds;
  readonly soak: Rounds;
}): Rounds {
  return process.env['SOAK'] === 'true' ? soak : test;
}

/** Whether seeds of the simulation are worth a second worker on PostgreSQL, too. */
export const SIMULATES_MANY =
  process.env['SOAK'] === 'true' || Number(process.env['SEEDS'] ?? 0) > 50;
