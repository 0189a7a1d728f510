import { patterns } from '../../../shared/paths.ts';
import { idOf, lazyPage, queryList, type PublicRoute } from '../../../public/page/publicRoute.ts';
import { cornerOf, cornerOfProgram } from '../cornerView.ts';
import { programQuery, soonQuery, upcomingOfTypeQuery } from './programs.queries.ts';

/** The public addresses of both corners. */
export const cornerRoutes: readonly PublicRoute[] = [
  {
    path: patterns.corners,
    queries: ({ params }) => {
      const corner = cornerOf(params);
      return corner && queryList(upcomingOfTypeQuery(corner.name));
    },
    page: lazyPage(
      'CornersListPage',
      async () => (await import('./CornersListPage.tsx')).CornersListPage,
    ),
  },
  {
    path: patterns.corner,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(programQuery(id), soonQuery());
    },
    // A programme of another type has its page elsewhere.
    exists: (input, read) => {
      const program = read(programQuery(idOf(input) ?? 0))?.programById;
      return program !== undefined && cornerOfProgram(program) !== undefined;
    },
    page: lazyPage(
      'ProgramDetailPage',
      async () => (await import('./ProgramDetailPage.tsx')).CornerDetailPage,
    ),
  },
];
