import { paths } from '../../../shared/paths.ts';
import { lazyPage } from '../../page/publicRoute.ts';
import type { PublicRoute } from '../../page/publicRoute.ts';

/** The address of the page about the centre. */
export const aboutRoutes: readonly PublicRoute[] = [
  {
    path: paths.about,
    queries: () => [],
    page: lazyPage('AboutPage', async () => (await import('./AboutPage.tsx')).AboutPage),
  },
];
