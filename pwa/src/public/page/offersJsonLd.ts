import type { AggregateOfferLeaf, EventLeaf, ItemAvailability, OfferLeaf } from 'schema-dts';
import { paths } from '../../shared/paths.ts';
import type { ShownReservations } from '../event/reservations.ts';
import type { JsonLdSite } from './jsonLd.ts';

/** `1.200`, `300`, `12,50`. */
const AMOUNT = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?`;
/** One amount or several (`300/500`, `300–500`, `300 i 500`) before a currency. */
const PRICED = new RegExp(
  String.raw`((?:${AMOUNT})(?:\s*(?:[-–/,]|i|do|ili)\s*(?:${AMOUNT}))*)\s*(RSD|din(?:ara|\.)?|дин(?:ара|\.)?|€|EUR|evra|евра)`,
  'giu',
);
const ALONE = new RegExp(String.raw`^(?:${AMOUNT})$`);

const numbersIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(AMOUNT, 'g'))].map(([amount]) =>
    Number(amount.replace(/\.(?=\d{3})/g, '').replace(',', '.')),
  );

interface Prices {
  readonly amounts: readonly number[];
  readonly currency: 'RSD' | 'EUR';
}

/** The amounts in a price text, in its first currency. A number without a currency is in dinars. */
function pricesIn(text: string): Prices {
  if (ALONE.test(text)) return { amounts: numbersIn(text), currency: 'RSD' };
  const found = [...text.matchAll(PRICED)].map(([, amounts = '', unit = '']) => ({
    amounts: numbersIn(amounts),
    currency: /^(?:€|eur|evra|евра)/iu.test(unit) ? ('EUR' as const) : ('RSD' as const),
  }));
  const currency = found[0]?.currency ?? 'RSD';
  const own = found.filter((one) => one.currency === currency);
  return { amounts: own.flatMap(({ amounts }) => amounts), currency };
}

/** Of an event. */
interface Offered extends Pick<EventLeaf, 'isAccessibleForFree'> {
  readonly offers?: OfferLeaf | AggregateOfferLeaf;
}

/** The entrance fee, as far as the price text contains numbers. */
export function offersJsonLd(
  { price, isFree }: { readonly price: string; readonly isFree: boolean },
  url: string,
): Offered {
  const { amounts, currency } = pricesIn(price.trim());
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const common = { priceCurrency: currency, url };
  if (isFree || (amounts.length > 0 && high === 0)) {
    return {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'RSD', url },
    };
  }
  if (amounts.length === 0) return {};
  const offers: OfferLeaf | AggregateOfferLeaf =
    low === high
      ? { '@type': 'Offer', price: low, ...common }
      : {
          '@type': 'AggregateOffer',
          lowPrice: low,
          highPrice: high,
          offerCount: new Set(amounts).size,
          ...common,
        };
  return { isAccessibleForFree: false, offers };
}

/** Closed reservations say nothing of places: the box office may have some. */
const AVAILABILITY: Readonly<Partial<Record<ShownReservations['state'], ItemAvailability>>> = {
  notYet: 'https://schema.org/PreOrder',
  open: 'https://schema.org/InStock',
  waitingList: 'https://schema.org/SoldOut',
  full: 'https://schema.org/SoldOut',
};

/** Whether places are left, and where they are reserved; for a date with an unknown price too. */
export function reservedOffersJsonLd(
  offered: Offered,
  shown: ShownReservations | undefined,
  { publicUrl }: JsonLdSite,
): Offered {
  const availability = shown && AVAILABILITY[shown.state];
  if (!availability) return offered;
  const url = `${publicUrl}${paths.reservation(shown.dateKey)}`;
  const offer = offered.offers ?? { '@type': 'Offer' as const };
  return { ...offered, offers: { ...offer, url, availability } };
}
