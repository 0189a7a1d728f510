import { idOf, lazyPage, type PublicRoutes } from '../../../public/page/publicRoute.ts';
import { centreQuery } from '../../../public/page/centre.queries.ts';
import { cornerOf } from '../cornerView.ts';
import { otherPage } from './otherPage.ts';
import { programQuery, soonQuery, upcomingOfTypeQuery } from './programs.queries.ts';

export const cornerRoutes = {
  cornerPrograms: {
    queries: ({ part }) => {
      const corner = cornerOf(part);
      return corner && [upcomingOfTypeQuery(corner.name)];
    },
    page: lazyPage(
      'CornersListPage',
      async () => (await import('./CornersListPage.tsx')).CornersListPage,
    ),
  },
  cornerProgram: {
    queries: (input) => [programQuery(idOf(input)), soonQuery(), centreQuery()],
    redirect: otherPage('cornerProgram'),
    page: lazyPage(
      'ProgramDetailPage',
      async () => (await import('./ProgramDetailPage.tsx')).CornerDetailPage,
    ),
  },
} satisfies PublicRoutes;
