/**
 * How many rounds to make: few in the ordinary run, which looks whether the rule holds at all; many in a soak run
 * (`SOAK=true`), which looks for what happens once in a hundred times.
 */
export function rounds({ test, soak }: { readonly test: number; readonly soak: number }): number {
  return process.env['SOAK'] === 'true' ? soak : test;
}
