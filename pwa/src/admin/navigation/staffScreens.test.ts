import { expect, it } from 'vitest';
import { SECTIONS } from '@centar/domain/sections.ts';
import { currentLink, SECTION_SCREENS } from './staffScreens.ts';

it('has one address for each section', () => {
  expect(SECTION_SCREENS.map(({ section }) => section).sort()).toEqual([...SECTIONS].sort());
  expect(new Set(SECTION_SCREENS.map(({ href }) => href)).size).toBe(SECTIONS.length);
});

it.each([
  ['/ap/vesti/view/3', '/ap/vesti'],
  ['/ap/konkurs/view/3', '/ap/konkursi'],
  ['/ap/gallery/3', '/ap/gallery-list'],
  ['/ap/create-gallery', '/ap/gallery-list'],
  ['/ap/colony/kreiraj', '/ap/colony-list'],
  ['/ap/as/view/3', '/ap/as-list'],
  ['/ap/bioskopi', ''],
  ['/ap/nesto', ''],
])('marks the list to which %s belongs: %s', (path, list) => {
  const links = SECTION_SCREENS.map(({ section, href }) => ({ label: section, href }));
  expect(currentLink(links, path)).toBe(list);
});
