import { pricesIn } from '@centar/domain/priceAmounts.ts';
import type { AggregateOfferLeaf, EventLeaf, ItemAvailability, OfferLeaf } from 'schema-dts';
import { paths } from '../../shared/paths.ts';
import type { ShownReservations } from '../event/reservations.ts';
import type { JsonLdSite } from './jsonLd.ts';

/** Of an event. */
interface Offered extends Pick<EventLeaf, 'isAccessibleForFree'> {
  readonly offers?: OfferLeaf | AggregateOfferLeaf;
}

/** The entrance fee, as far as the price text contains numbers. */
export function offersJsonLd(
  { price, isFree }: { readonly price: string; readonly isFree: boolean },
  url: string,
): Offered {
  const prices = pricesIn(price);
  const amounts = prices?.amounts ?? [];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (isFree || high === 0) {
    return {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'RSD', url },
    };
  }
  if (!prices) return {};
  const common = { priceCurrency: prices.currency, url };
  const offers: OfferLeaf | AggregateOfferLeaf =
    low === high && !prices.isFrom
      ? { '@type': 'Offer', price: low, ...common }
      : {
          '@type': 'AggregateOffer',
          lowPrice: low,
          ...(low < high && { highPrice: high, offerCount: new Set(amounts).size }),
          ...common,
        };
  return { isAccessibleForFree: false, offers };
}

/** Without closed reservations: the box office may still have places. */
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
