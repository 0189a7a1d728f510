import { expect, it } from 'vitest';
import { publicRoutes } from './routes.tsx';
import { headOf } from './pageMetadata.ts';
import type { ReadData } from './page/publicRoute.ts';
import { patterns } from '../shared/paths.ts';

it.each(publicRoutes.map((route) => [route.path, route] as const))(
  '%s tells others what it is',
  (_path, route) => {
    expect(headOf(route)).toBeTypeOf('function');
  },
);

it('a route that nobody has described is noticed', () => {
  expect(() => headOf({ path: '/nowhere' })).toThrow('No head for /nowhere');
});

it.each([patterns.program, patterns.corner])(
  'the title of a cancelled item says so, for tabs and link previews: %s',
  (path) => {
    const programType = path === patterns.corner ? 'Turski kutak' : 'Muzicki program';
    const titleOf = (status: string): string | undefined => {
      const item = { id: 1, title: 'Koncert', excerpt: '', image: null, programType, status };
      const read = (() => ({ programById: item })) as unknown as ReadData;
      return headOf({ path })({ params: { id: '1' }, search: new URLSearchParams() }, read).title;
    };
    expect(titleOf('cancelled')).toBe('Otkazano: Koncert');
    expect(titleOf('scheduled')).toBe('Koncert');
  },
);
