import { lazyPage, queryList, type PublicRoutes } from '../../page/publicRoute.ts';
import { centreQuery } from '../about/centre.queries.ts';

/** The statements of a public body: accessibility, privacy and terms of use. */
export const publicBodyRoutes = {
  accessibility: {
    queries: () => queryList(centreQuery()),
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).AccessibilityPage),
  },
  privacy: {
    queries: () => queryList(centreQuery()),
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).PrivacyPage),
  },
  terms: {
    queries: () => queryList(centreQuery()),
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).TermsPage),
  },
} satisfies PublicRoutes;
