import { currentMoviesQuery } from '../../../features/cinema/public/cinema.queries.ts';
import { soonQuery } from '../../../features/programs/public/programs.queries.ts';
import { lazyPage, type PublicRoute } from '../../page/publicRoute.ts';

export const notFoundRoute: PublicRoute = {
  queries: () => [soonQuery(), currentMoviesQuery()],
  page: lazyPage('NotFoundPage', async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
};
