import { expect, it } from 'vitest';
import { SECTIONS, type CategorySlug } from '@centar/domain/sections.ts';
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
  ['/ap/vesti/view/3', '/ap/vesti', '/ap/vesti'],
  ['/ap/konkurs/view/3', '/ap/konkursi', '/ap/konkursi'],
  ['/ap/gallery/3', '/ap/gallery-list', '/ap/gallery-list'],
  ['/ap/program/view/3', '/ap/program/dramski', '/ap/program/dramski'],
  ['/ap/kutak/view/3', '/ap/kutak/turski', '/ap/kutak/turski'],
  ['/ap/program/bioskop', '/ap/program/dramski', '/ap/program/bioskop'],
  ['/ap/programs/mladi', '', '/ap/program/mladi'],
  ['/ap/bioskopi', '', ''],
  ['/ap/nesto', '/ap/nesto-drugo', ''],
])('marks for %s with the parent "%s" the link "%s"', (path, parent, link) => {
  expect(currentLink(SECTION_SCREENS, path, parent)).toBe(link);
});
