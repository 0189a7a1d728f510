import { lazyPage, type PublicRoutes } from '../../page/publicRoute.ts';
import { centreQuery } from '../../page/centre.queries.ts';

/** Statements required of public bodies, and the embedding of the programme. */
export const publicBodyRoutes = {
  accessibility: {
    queries: () => [centreQuery()],
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).AccessibilityPage),
  },
  privacy: {
    queries: () => [centreQuery()],
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).PrivacyPage),
  },
  terms: {
    queries: () => [centreQuery()],
    page: lazyPage('TextPage', async () => (await import('./TextPage.tsx')).TermsPage),
  },
  embed: {
    queries: () => [],
    page: lazyPage('EmbedPage', async () => (await import('./EmbedPage.tsx')).EmbedPage),
  },
} satisfies PublicRoutes;
