/**
 * The number of rounds: few in an ordinary run; many in a soak run (`SOAK=true`), for failures that happen once in a hundred
 * times.
 */
export function rounds({ test, soak }: { readonly test: number; readonly soak: number }): number {
  return process.env['SOAK'] === 'true' ? soak : test;
}
