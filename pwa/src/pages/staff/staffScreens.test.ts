import { expect, it } from 'vitest';
import { SECTIONS } from '../../../../domain/sections.ts';
import { currentLink, isPlanned, SECTION_SCREENS } from './staffScreens.ts';

it('has one address for each section', () => {
  expect(SECTION_SCREENS.map(({ section }) => section).sort()).toEqual([...SECTIONS].sort());
  expect(new Set(SECTION_SCREENS.map(({ href }) => href)).size).toBe(SECTIONS.length);
});

it.each(['/ap/bioskop', '/ap/bioskop/kreiraj', '/ap/program/likovni', '/ap/programs/mladi'])(
  'knows that %s is still to come',
  (path) => {
    expect(isPlanned(path)).toBe(true);
  },
);

it.each(['/ap/vesti', '/ap/nesto', '/ap/bioskopi', '/ap'])('does not promise %s', (path) => {
  expect(isPlanned(path)).toBe(false);
});

it('marks the list to which a screen belongs', () => {
  const links = SECTION_SCREENS.map(({ section, href }) => ({ label: section, href }));
  expect(currentLink(links, '/ap/vesti/view/3')).toBe('/ap/vesti');
  expect(currentLink(links, '/ap/nesto')).toBe('');
});
