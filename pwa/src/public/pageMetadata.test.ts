import { expect, it } from 'vitest';
import { publicRoutes } from './routes.tsx';
import { headOf } from './pageMetadata.ts';

it.each(publicRoutes.map((route) => [route.path, route] as const))(
  '%s tells others what it is',
  (_path, route) => {
    expect(headOf(route)).toBeTypeOf('function');
  },
);

it('a route that nobody has described is noticed', () => {
  expect(() => headOf({ path: '/nowhere' })).toThrow('No head for /nowhere');
});
