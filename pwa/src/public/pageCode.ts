import { splitScript } from '@centar/domain/scriptAddress.ts';
import type { PageData } from './page/pageData.ts';
import { NOT_FOUND_ROUTE, shownRoute, type FoundRoute } from './routes.tsx';

export function currentRoute({ isUnknownAddress }: PageData): FoundRoute {
  const { pathname, search } = window.location;
  return isUnknownAddress
    ? NOT_FOUND_ROUTE
    : shownRoute(splitScript(pathname).path, new URLSearchParams(search));
}
