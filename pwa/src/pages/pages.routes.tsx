import { paths, patterns } from '../paths.ts';
import { programTexts } from '../texts/programs.ts';
import { HomePage, homeQueries } from './HomePage.tsx';
import { ProgramTypePage, typeOfPage, typeQueries } from './ProgramTypePage.tsx';
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
      return type && queryList(...typeQueries(type));
    },
    Page: ProgramTypePage,
    head: (input) => {
      const type = typeOfPage(input);
      return type ? { title: type.name, description: programTexts.listLead } : {};
    },
  },
];
