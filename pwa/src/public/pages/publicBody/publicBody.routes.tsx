import { paths } from '../../../shared/paths.ts';
import { lazyPage, queryList, type PublicRoute } from '../../page/publicRoute.ts';
import { centreQuery } from '../about/centre.queries.ts';

/** The statements of a public body: accessibility, privacy and terms of use. */
export const publicBodyRoutes: readonly PublicRoute[] = [
  {
    path: paths.accessibility,
    queries: () => queryList(centreQuery()),
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).AccessibilityPage),
  },
  {
    path: paths.privacy,
    queries: () => queryList(centreQuery()),
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).PrivacyPage),
  },
  {
    path: paths.terms,
    queries: () => queryList(centreQuery()),
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).TermsPage),
  },
];
