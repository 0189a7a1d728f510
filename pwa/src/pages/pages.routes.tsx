import { galleryHead } from '../features/gallery/galleryHead.ts';
import { upcomingOfTypeQuery } from '../features/programs/programs.queries.ts';
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
    head: (input, read) => {
      const type = typeOfPage(input);
      if (!type) return {};
      const first = read(upcomingOfTypeQuery(type.name))?.upcomingPrograms.items[0];
      return {
        title: type.name,
        description: programTexts.listLead,
        image: first?.image ?? null,
        parents: [{ label: programTexts.all, href: paths.programs }],
        ...(type.slug === 'likovni' ? galleryHead(input.search, read) : {}),
      };
    },
  },
];
