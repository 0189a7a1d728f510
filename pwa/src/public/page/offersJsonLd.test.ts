import { expect, it } from 'vitest';
import type { JsonLdSite } from './jsonLd.ts';
import { offersJsonLd, reservedOffersJsonLd } from './offersJsonLd.ts';

const url = 'https://centar.example/programs/7';

it.each([
  ['300 RSD', 300, 'RSD'],
  ['300 din.', 300, 'RSD'],
  ['Ulaznica 1.200 dinara', 1200, 'RSD'],
  ['1 200 RSD', 1200, 'RSD'],
  ['1200.00 RSD', 1200, 'RSD'],
  ['12,50 €', 12.5, 'EUR'],
  ['300', 300, 'RSD'],
  ['deca do 7 godina besplatno, ostali 300 RSD', 300, 'RSD'],
])('%s is one price', (price, amount, currency) => {
  expect(offersJsonLd({ price, isFree: false }, url)).toEqual({
    isAccessibleForFree: false,
    offers: { '@type': 'Offer', price: amount, priceCurrency: currency, url },
  });
});

it.each(['300/500 RSD', '300–500 din', '300 i 500 dinara', '500 RSD, đaci 300 RSD'])(
  '%s are several prices',
  (price) => {
    expect(offersJsonLd({ price, isFree: false }, url)['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 300,
      highPrice: 500,
      offerCount: 2,
    });
  },
);

it('a price is the lowest one where the text says so', () => {
  expect(offersJsonLd({ price: 'od 300 RSD', isFree: false }, url)['offers']).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 300,
    priceCurrency: 'RSD',
    url,
  });
});

it.each([
  ['', true],
  ['za decu do 7 godina, ostali 300 RSD', true],
  ['0 RSD', false],
  ['0', false],
])('%j, free: %s, costs nothing', (price, isFree) => {
  expect(offersJsonLd({ price, isFree }, url)).toEqual({
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'RSD', url },
  });
});

it.each(['', 'po dogovoru', 'za decu od 7 godina', 'odrasli 500, deca 300 din.'])(
  '%j contains no price',
  (price) => {
    expect(offersJsonLd({ price, isFree: false }, url)).toEqual({});
  },
);

it.each([
  ['open', 'InStock'],
  ['waitingList', 'SoldOut'],
  ['full', 'SoldOut'],
  ['notYet', 'PreOrder'],
] as const)('an offer whose reservations are %s is %s', (state, availability) => {
  const shown = { dateKey: 'program-7', state, kind: 'seats', text: '' } as const;
  const site = { publicUrl: 'https://centar.example' } as JsonLdSite;
  const offered = reservedOffersJsonLd({}, shown, site);
  expect(offered['offers']).toEqual({
    '@type': 'Offer',
    url: 'https://centar.example/rezervacija/program-7',
    availability: `https://schema.org/${availability}`,
  });
  expect(reservedOffersJsonLd({}, undefined, site)).toEqual({});
});
