import { paths } from '../../../shared/paths.ts';
import { lazyPage, queryList } from '../../page/publicRoute.ts';
import type { PublicRoute } from '../../page/publicRoute.ts';
import { centreQuery } from './centre.queries.ts';

/** The address of the page about the centre. */
export const aboutRoutes: readonly PublicRoute[] = [
  {
    path: paths.about,
    queries: () => queryList(centreQuery()),
    page: lazyPage('AboutPage', async () => (await import('./AboutPage.tsx')).AboutPage),
  },
];
