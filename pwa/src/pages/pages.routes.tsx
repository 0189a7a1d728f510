import { paths, patterns } from '../paths.ts';
import { programTexts } from '../texts/programs.ts';
import { HomePage, homeQueries } from './HomePage.tsx';
import { ProgramTypePage, typeOfPage, typeQueries } from './ProgramTypePage.tsx';
import { visualArtsQueries } from './VisualArts.tsx';
import { queryList } from '../site/publicRoute.ts';
import type { PublicRoute } from '../site/publicRoute.ts';

/** The public addresses that show several kinds of content. */
export const pageRoutes: readonly PublicRoute[] = [
  {
    path: paths.home,
    queries: () => queryList(...homeQueries()),
    Page: HomePage,
    head: () => ({}),
  },
  {
    path: patterns.programType,
    queries: (input) => {
      const type = typeOfPage(input);
      if (!type) return undefined;
      const own = type.slug === 'likovni' ? visualArtsQueries(input.search) : [];
      return queryList(...typeQueries(type), ...own);
    },
    Page: ProgramTypePage,
    head: (input) => {
      const type = typeOfPage(input);
      return type ? { title: type.name, description: programTexts.listLead } : {};
    },
  },
];
