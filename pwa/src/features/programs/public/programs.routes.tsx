import {
  beginningOf,
  idOf,
  lazyPage,
  queryList,
  type PublicRoute,
} from '../../../public/page/publicRoute.ts';
import { paths, patterns } from '../../../shared/paths.ts';
import { programQuery, soonQuery, upcomingQuery } from './programs.queries.ts';

/** The public addresses of programmes. */
export const programRoutes: readonly PublicRoute[] = [
  {
    path: paths.programs,
    queries: ({ search }) => queryList(upcomingQuery(search.get('posle'))),
    elsewhere: (input, read) =>
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
  {
    path: patterns.program,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(programQuery(id), soonQuery());
    },
    page: lazyPage(
      'ProgramDetailPage',
      async () => (await import('./ProgramDetailPage.tsx')).ProgramDetailPage,
    ),
  },
];
