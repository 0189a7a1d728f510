/** `1.200`, `1 200` (any space), `300`, each also with `,50`, `.50` or `,-`. */
const AMOUNT = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d{1,2}(?:\s\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)(?:[.,][-–—])?`;
const JOIN = String.raw`(?:\s*[-–—/]\s*|\s*[,;]\s+|\s+(?:i|do|ili|и|до|или)\s+)`;
/** One amount or several (`300/500`, `300–500`, `300 i 500`), not the end of another number. */
const AMOUNTS = String.raw`(?<!\d[-–—.,:/]?\s?)${AMOUNT}(?:${JOIN}${AMOUNT})*`;
const EUR = String.raw`€|EUR|evr\p{L}*|евр\p{L}*`;
const RSD = String.raw`RSD|din(?:ar\p{L}*)?\.?|рсд|дин(?:ар\p{L}*)?\.?`;
const PRICED = new RegExp(String.raw`(${AMOUNTS})\s*(?:(${EUR})|(?:${RSD}))(?!\p{L})`, 'giu');
const ALONE = new RegExp(`^${AMOUNTS}$`, 'iu');
const PHONE = /(?<!\d)(?:\+|0)\d[\d\s/().-]*/g;
const DATE = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4}(?!\d)\.?)?/g;
/** Before an amount: `od 300 RSD`. */
const FROM = /(?<!\p{L})(?:od|од)\s+$/iu;
/** A number that may be an amount without its currency. */
const UNCLEAR_NUMBER = /\d{3}|\d[.,]\d{2}(?!\d)/;

export interface Prices {
  /** At least one. */
  readonly amounts: readonly number[];
  readonly currency: 'RSD' | 'EUR';
  /** The text says that the first amount is the lowest: `od 300 RSD`. */
  readonly isFrom?: true;
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(AMOUNT, 'g'))].map(([amount]) =>
    Number(
      amount
        .replace(/[.,][-–—]$/, '')
        .replace(/[.\s](?=\d{3})/g, '')
        .replace(',', '.'),
    ),
  );

/**
 * The amounts in a price text, in its first currency. Numbers alone are in dinars. Undefined when
 * the text has none, or another number whose meaning is unclear: `odrasli 500, deca 300 din.`
 */
export function pricesIn(price: string): Prices | undefined {
  const text = price.trim();
  if (ALONE.test(text)) return { amounts: numbersIn(text), currency: 'RSD' };
  const found = [...text.matchAll(PRICED)].map(({ 1: amounts = '', 2: euro, index }) => ({
    amounts: numbersIn(amounts),
    isFrom: FROM.test(text.slice(0, index)),
    currency: euro === undefined ? ('RSD' as const) : ('EUR' as const),
  }));
  const currency = found[0]?.currency;
  if (
    !currency ||
    UNCLEAR_NUMBER.test(text.replace(PRICED, '').replace(PHONE, '').replace(DATE, ''))
  )
    return undefined;
  const own = found.filter((one) => one.currency === currency);
  return {
    amounts: own.flatMap(({ amounts }) => amounts),
    currency,
    ...(own[0]?.isFrom && { isFrom: true }),
  };
}
