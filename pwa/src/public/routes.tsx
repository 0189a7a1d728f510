import { findPage, type FoundPage, type PageName } from '@centar/domain/pages.ts';
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
import { notificationRoutes } from './pages/notifications/notifications.routes.tsx';
import { reservationRoutes } from './pages/reservation/reservation.routes.tsx';
import type { PublicRoute, RouteInput } from './page/publicRoute.ts';

const publicRoutes: Readonly<Record<PageName, PublicRoute>> = {
  ...pageRoutes,
  ...programRoutes,
  ...newsRoutes,
  ...cinemaRoutes,
  ...cornerRoutes,
  ...competitionRoutes,
  ...procurementRoutes,
  ...exhibitionRoutes,
  ...publicBodyRoutes,
  ...reservationRoutes,
  ...notificationRoutes,
};

export interface FoundRoute {
  /** Undefined for the not-found page. */
  readonly name: PageName | undefined;
  readonly route: PublicRoute;
  readonly input: RouteInput;
}

export const routeOf = ({ name, part }: FoundPage, search: URLSearchParams): FoundRoute => ({
  name,
  route: publicRoutes[name],
  input: { part, search },
});

/** The not-found page. */
export const NOT_FOUND_ROUTE: FoundRoute = {
  name: undefined,
  route: notFoundRoute,
  input: { part: '', search: new URLSearchParams() },
};

/** The page of an address, or the not-found page. */
export function shownRoute(path: string, search: URLSearchParams): FoundRoute {
  const page = findPage(path);
  const found = page && routeOf(page, search);
  return found?.route.queries(found.input) ? found : NOT_FOUND_ROUTE;
}
