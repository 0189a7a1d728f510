export interface Admission {
  readonly price: string;
  readonly isFree: boolean;
}

/** Prices that already say that entry is free. */
const SAYS_SO = /slobod|besplat|gratis|free|naplat|слобод|бесплат|гратис|наплат|^0/i;

/** Adds the words only if the price does not say so: `Ulaz slobodan, uz prijavu`. */
export function admissionText({ price, isFree }: Admission): string {
  if (!isFree || SAYS_SO.test(price)) return price;
  return ['ulaz slobodan', price].filter(Boolean).join(', ');
}
