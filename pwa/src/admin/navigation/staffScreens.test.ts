import { expect, it } from 'vitest';
import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import { SECTIONS, type CategorySlug } from '@centar/domain/sections.ts';
import { CONTENT_TYPES } from './contentTypes.ts';
import {
  currentLink,
  isShownList,
  OTHER_TILES,
  PROGRAM_CARDS,
  SECTION_SCREENS,
} from './staffScreens.ts';

it('has a list for each section, and two for the films', () => {
  const sections = SECTION_SCREENS.map(({ section }) => section);
  expect(sections.sort()).toEqual([...SECTIONS, 'Bioskop program'].sort());
  expect(new Set(SECTION_SCREENS.map(({ href }) => href)).size).toBe(SECTIONS.length + 1);
  const ofFilms = SECTION_SCREENS.filter(({ section }) => section === 'Bioskop program');
  expect(ofFilms.map(({ href }) => href)).toEqual(['/ap/bioskop', '/ap/program/bioskop']);
});

// Programmes have no list of their own, and photographs of the premises are in the settings.
it.each(ITEM_TYPES.filter((type) => type !== 'Program' && type !== 'PremisesPhoto'))(
  'marks one list on the screens of a %s',
  (itemType) => {
    const { create, item } = CONTENT_TYPES[itemType];
    const list = currentLink(SECTION_SCREENS, create(''));
    expect(list).not.toBe('');
    expect(currentLink(SECTION_SCREENS, item(3, ''))).toBe(list);
  },
);

it('leaves out the lists of hidden types, whatever their address', () => {
  const left = (...hidden: CategorySlug[]) =>
    [...SECTION_SCREENS, ...PROGRAM_CARDS, ...OTHER_TILES]
      .filter((tile) => !isShownList(hidden, tile))
      .map(({ href }) => href);
  expect(left()).toEqual([]);
  expect(left('turski')).toEqual(['/ap/kutak/turski', '/ap/kutak/turski']);
  expect(left('mladi')).toEqual(['/ap/program/mladi', '/ap/programs/mladi']);
  // Films are still listed: only the programmes about films are hidden.
  expect(left('bioskop')).toEqual(['/ap/program/bioskop', '/ap/program/bioskop']);
});

it.each([
  ['/ap/vesti/view/3', '/ap/vesti'],
  ['/ap/konkurs/view/3', '/ap/konkursi'],
  ['/ap/gallery/3', '/ap/gallery-list'],
  ['/ap/create-gallery', '/ap/gallery-list'],
  ['/ap/colony/kreiraj', '/ap/colony-list'],
  ['/ap/as/view/3', '/ap/as-list'],
  ['/ap/bioskop/view/3', '/ap/bioskop'],
  ['/ap/program/bioskop', '/ap/program/bioskop'],
  ['/ap/bioskopi', ''],
  ['/ap/nesto', ''],
])('marks the list to which %s belongs: %s', (path, list) => {
  expect(currentLink(SECTION_SCREENS, path)).toBe(list);
});
