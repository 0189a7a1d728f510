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
