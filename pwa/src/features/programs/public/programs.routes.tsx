import {
  beginningOf,
  idOf,
  lazyPage,
  type PublicRoutes,
} from '../../../public/page/publicRoute.ts';
import { centreQuery } from '../../../public/page/centre.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { otherPage } from './otherPage.ts';
import { programQuery, soonQuery, upcomingQuery } from './programs.queries.ts';

export const programRoutes = {
  programs: {
    queries: ({ search }) => [upcomingQuery(search.get('posle'))],
    redirect: (input, read) =>
      beginningOf(
        paths.programs,
        input,
        read(upcomingQuery(input.search.get('posle')))?.upcomingPrograms,
      ),
    page: lazyPage(
      'ProgramsListPage',
      async () => (await import('./ProgramsListPage.tsx')).ProgramsListPage,
    ),
  },
  program: {
    queries: (input) => [programQuery(idOf(input)), soonQuery(), centreQuery()],
    redirect: otherPage('program'),
    page: lazyPage(
      'ProgramDetailPage',
      async () => (await import('./ProgramDetailPage.tsx')).ProgramDetailPage,
    ),
  },
} satisfies PublicRoutes;
