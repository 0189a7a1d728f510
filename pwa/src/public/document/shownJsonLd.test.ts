import { afterEach, expect, it } from 'vitest';
import type { Graph } from 'schema-dts';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { showIn } from '../../shared/script/script.ts';
import { shownJsonLd } from './shownJsonLd.ts';

const SITE = 'https://centar.example';

afterEach(() => {
  showIn('latin', undefined);
});

it('texts become Cyrillic; vocabulary, dates and codes stay', () => {
  showIn('cyrillic', cyrillicWriter());
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Event',
        '@id': `${SITE}/#centar`,
        name: 'Veče džeza',
        startDate: '2026-11-24T18:00:00.000Z',
        duration: 'PT1H52M',
        eventStatus: 'https://schema.org/EventScheduled',
        image: [`${SITE}/media/slika-og.jpg`],
        url: `${SITE}/programs/3`,
        inLanguage: 'sr-Latn',
        offers: { '@type': 'Offer', price: 500, priceCurrency: 'RSD' },
        location: { name: 'Velika sala', address: { addressCountry: 'RS' } },
        email: 'kontakt@ckj.example',
        workFeatured: { name: 'Veče', accessibilityFeature: ['signLanguage', 'captions'] },
        temporalCoverage: '2026-08',
        subtitleLanguage: 'sr',
        sameAs: ['https://www.facebook.com/ckj'],
      },
    ],
  };
  expect(shownJsonLd(graph as unknown as Graph, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...graph['@graph'][0],
        name: 'Вече џеза',
        url: `${SITE}/cir/programs/3`,
        inLanguage: 'sr-Cyrl',
        workFeatured: { name: 'Вече', accessibilityFeature: ['signLanguage', 'captions'] },
        location: { name: 'Велика сала', address: { addressCountry: 'RS' } },
      },
    ],
  });
});
