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

const AMOUNTS = /\d+(?:\.\d{3})*(?=\s*(?:din|rsd|дин|рсд))/gi;

/** For a narrow place: `slobodno`, `500 din.`, `od 250 din.`; other prices are unchanged. */
export function admissionShort({ price, isFree }: Admission): string {
  if (isFree) return 'slobodno';
  const amounts = (price.match(AMOUNTS) ?? []).map((text) => Number(text.replaceAll('.', '')));
  if (amounts.length === 0) return price;
  const lowest = `${String(Math.min(...amounts))}\u00a0din.`;
  return new Set(amounts).size > 1 ? `od ${lowest}` : lowest;
}
