import { expect, it } from 'vitest';
import type { ContentPart } from './contentHealth.adminOperations.ts';
import { itemOfPart, listOfPart, publishedIn, SUMMARY_CARDS } from './contentParts.ts';

const part = (section: string, itemType: string, published = 1): ContentPart => ({
  section,
  itemType,
  published,
  latest: null,
  lacks: [],
});

it.each([
  ['Vesti', 'News', 'Vesti', '/ap/vesti', '/ap/vesti/view/3'],
  ['Bioskop program', 'Movie', 'Bioskop', '/ap/bioskop', '/ap/bioskop/view/3'],
  ['Bioskop program', 'Program', 'Bioskop program', '/ap/program/bioskop', '/ap/program/view/3'],
  ['Mladi', 'Program', 'Mladi', '/ap/program/mladi', '/ap/program/view/3'],
  ['Turski kutak', 'Program', 'Turski kutak', '/ap/kutak/turski', '/ap/kutak/view/3'],
  ['Konkurs', 'Competition', 'Konkurs', '/ap/konkursi', '/ap/konkurs/view/3'],
  [
    'Javne nabavke',
    'Procurement',
    'Javne nabavke',
    '/ap/javne-nabavke',
    '/ap/javne-nabavke/view/3',
  ],
  ['Galerija', 'GalleryItem', 'Galerija', '/ap/gallery-list', '/ap/gallery/3'],
  ['Kolonije', 'Colony', 'Kolonije', '/ap/colony-list', '/ap/colony/view/3'],
  ['Likovni saloni', 'ArtSalon', 'Likovni saloni', '/ap/as-list', '/ap/as/view/3'],
])('leads from %s (%s) to its list and items', (section, itemType, label, list, item) => {
  expect(listOfPart({ section, itemType })).toEqual({ label, href: list });
  expect(itemOfPart({ section, itemType }, 3)).toBe(item);
});

it('counts each part on one card at most', () => {
  const parts = [
    part('Mladi', 'Program', 10),
    part('Bioskop program', 'Program', 20),
    part('Turski kutak', 'Program', 100),
    part('Bioskop program', 'Movie', 1000),
    part('Vesti', 'News', 10_000),
    part('Galerija', 'GalleryItem', 200),
    part('Likovni saloni', 'ArtSalon', 1_000_000),
  ];
  const values = SUMMARY_CARDS.map(({ isCounted }) => publishedIn(parts, isCounted));
  expect(values).toEqual([30, 10_000, 1000, 300]);
  expect(publishedIn(undefined, () => true)).toBeNull();
});
