import { paths } from '../../../shared/paths.ts';
import { lazyPage } from '../../page/publicRoute.ts';
import type { PublicRoute } from '../../page/publicRoute.ts';

/** What a public body has to say of itself. */
export const publicBodyRoutes: readonly PublicRoute[] = [
  {
    path: paths.accessibility,
    queries: () => [],
    page: lazyPage(
      'AccessibilityPage',
      async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage,
    ),
  },
  {
    path: paths.privacy,
    queries: () => [],
    page: lazyPage('PrivacyPage', async () => (await import('./PrivacyPage.tsx')).PrivacyPage),
  },
  {
    path: paths.terms,
    queries: () => [],
    page: lazyPage('TermsPage', async () => (await import('./TermsPage.tsx')).TermsPage),
  },
];
