import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PROGRAM_TYPES, SECTIONS } from '@centar/domain/sections.ts';
import { staffRoutes } from './AdminApp.tsx';
import { CONTENT_TYPES } from './navigation/contentTypes.ts';
import { SECTION_SCREENS } from './navigation/staffScreens.ts';

const routes = createRoutesFromElements(staffRoutes);

/** The pattern of the route that matches a path. */
const patternOf = (path: string): string | undefined =>
  matchRoutes(routes, path)?.at(-1)?.route.path;

it.each(SECTION_SCREENS)('$section has its list at $href', ({ href }) => {
  expect(patternOf(href)).not.toBe('*');
});

it.each(Object.entries(CONTENT_TYPES))(
  '%s has screens for a new and for a stored item',
  (_, type) => {
    for (const section of [SECTIONS[0], ...PROGRAM_TYPES.map(({ name }) => name)]) {
      expect(patternOf(type.create(section))).not.toBe('*');
      expect(patternOf(type.item(7, section))).not.toBe('*');
    }
  },
);
