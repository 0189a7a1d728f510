import { paths } from '../../../shared/paths.ts';
import { lazyPage, queryList } from '../../page/publicRoute.ts';
import { centreQuery } from '../about/centre.queries.ts';
import type { PublicRoute } from '../../page/publicRoute.ts';

/** What a public body has to say of itself. */
export const publicBodyRoutes: readonly PublicRoute[] = [
  {
    path: paths.accessibility,
    queries: () => queryList(centreQuery()),
    page: lazyPage(
      'AccessibilityPage',
      async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage,
    ),
  },
  {
    path: paths.privacy,
    queries: () => queryList(centreQuery()),
    page: lazyPage('PrivacyPage', async () => (await import('./PrivacyPage.tsx')).PrivacyPage),
  },
  {
    path: paths.terms,
    queries: () => queryList(centreQuery()),
    page: lazyPage('TermsPage', async () => (await import('./TermsPage.tsx')).TermsPage),
  },
];
