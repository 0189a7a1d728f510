import { paths } from '../paths.ts';
import type { PublicRoute } from '../site/publicRoute.ts';
import { aboutTexts } from '../texts/about.ts';
import { AboutPage } from './AboutPage.tsx';

/** The address of the page about the centre. */
export const aboutRoutes: readonly PublicRoute[] = [
  {
    path: paths.about,
    queries: () => [],
    Page: AboutPage,
    head: () => ({ title: aboutTexts.title, description: aboutTexts.lead }),
  },
];
