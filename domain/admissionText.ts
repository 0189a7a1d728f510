/** What entry costs, as stored. */
export interface Admission {
  readonly price: string;
  readonly isFree: boolean;
}

/** Words of a price that say by themselves that nothing is paid. */
const SAYS_SO = /slobod|besplat|gratis|free|naplat|слобод|бесплат|гратис|наплат|^0/i;

/** Entry as pages show it: `Ulaz slobodan, uz prijavu`, where the price's text does not say it itself. */
export function admissionText({ price, isFree }: Admission): string {
  if (!isFree || SAYS_SO.test(price)) return price;
  return ['ulaz slobodan', price].filter(Boolean).join(', ');
}
