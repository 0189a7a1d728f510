import { matchPath, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { cinemaRoutes } from '../features/cinema/public/cinema.routes.tsx';
import { competitionRoutes } from '../features/notices/public/competitions.routes.tsx';
import { exhibitionRoutes } from '../features/exhibitions/public/exhibitions.routes.tsx';
import { newsRoutes } from '../features/news/public/news.routes.tsx';
import { procurementRoutes } from '../features/notices/public/procurements.routes.tsx';
import { cornerRoutes } from '../features/programs/public/corners.routes.tsx';
import { programRoutes } from '../features/programs/public/programs.routes.tsx';
import { notFoundRoute } from './pages/notFound/notFound.routes.tsx';
import { publicBodyRoutes } from './pages/publicBody/publicBody.routes.tsx';
import { pageRoutes } from './pages/pages.routes.tsx';
import type { PublicRoute, RouteInput } from './page/publicRoute.ts';

/** Every public address. */
export const publicRoutes: readonly PublicRoute[] = [
  ...pageRoutes,
  ...programRoutes,
  ...newsRoutes,
  ...cinemaRoutes,
  ...cornerRoutes,
  ...competitionRoutes,
  ...procurementRoutes,
  ...exhibitionRoutes,
  ...publicBodyRoutes,
];

/** A route and what an address says to it. */
export interface FoundRoute {
  readonly route: PublicRoute;
  readonly input: RouteInput;
}

/** The route of a path and what its address says; undefined when there is none. */
export function findRoute(path: string, search: URLSearchParams): FoundRoute | undefined {
  for (const route of publicRoutes) {
    const match = matchPath(route.path, path);
    if (match) return { route, input: { params: match.params, search } };
  }
  return undefined;
}

/** The route whose page stands at an address: also where the address leads nowhere. */
export function shownRoute(path: string, search: URLSearchParams): FoundRoute {
  const found = findRoute(path, search);
  return found?.route.queries(found.input) ? found : nowhere(search);
}

const nowhere = (search: URLSearchParams): FoundRoute => ({
  route: notFoundRoute,
  input: { params: {}, search },
});

/**
 * Shows the page of the present address, unless it is known that nothing is there. Its code has come before: links are
 * whole page loads, so there is no other way to it. `Routes` would rank and compile every address to find this one.
 */
export function PublicPages({ isNowhere }: { readonly isNowhere: boolean }): ReactNode {
  const { pathname, search: text } = useLocation();
  const search = new URLSearchParams(text);
  const { route, input } = isNowhere ? nowhere(search) : shownRoute(pathname, search);
  const { Component } = route.page;
  return Component ? <Component {...input} /> : null;
}
