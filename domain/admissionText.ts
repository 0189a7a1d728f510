import { pricesIn } from './priceAmounts.ts';

export interface Admission {
  readonly price: string;
  readonly isFree: boolean;
}

const MENTIONS_FREE = /slobod|besplat|gratis|free|naplat|слобод|бесплат|гратис|наплат|^0/i;

/** Adds the words only if the price does not say so: `Ulaz slobodan, uz prijavu`. */
export function admissionText({ price, isFree }: Admission): string {
  if (!isFree || MENTIONS_FREE.test(price)) return price;
  return ['ulaz slobodan', price].filter(Boolean).join(', ');
}

/** For a narrow place: `slobodno`, `500 din.`, `od 250 din.`; other prices are unchanged. */
export function admissionShort({ price, isFree }: Admission): string {
  if (isFree) return 'slobodno';
  const { amounts, currency, isFrom = false } = pricesIn(price) ?? { amounts: [] };
  const lowest = Math.min(...amounts);
  if (currency !== 'RSD' || lowest === 0) return price;
  const text = Number.isInteger(lowest) ? String(lowest) : lowest.toFixed(2).replace('.', ',');
  return `${isFrom || new Set(amounts).size > 1 ? 'od ' : ''}${text}\u00a0din.`;
}
