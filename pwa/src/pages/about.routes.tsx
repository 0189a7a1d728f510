import { paths } from '../paths.ts';
import { lazyPage } from '../site/publicRoute.ts';
import type { PublicRoute } from '../site/publicRoute.ts';

/** The address of the page about the centre. */
export const aboutRoutes: readonly PublicRoute[] = [
  {
    path: paths.about,
    queries: () => [],
    page: lazyPage('AboutPage', async () => (await import('./AboutPage.tsx')).AboutPage),
  },
];
