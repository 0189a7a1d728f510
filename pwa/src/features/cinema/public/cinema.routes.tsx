import {
  beginningOf,
  idOf,
  lazyPage,
  type PublicRoutes,
} from '../../../public/page/publicRoute.ts';
import { centreQuery } from '../../../public/page/centre.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { cinemaListQuery, currentMoviesQuery, movieQuery } from './cinema.queries.ts';

export const cinemaRoutes = {
  cinema: {
    queries: ({ search }) => [cinemaListQuery(search.get('posle'))],
    redirect: (input, read) =>
      beginningOf(
        paths.cinema,
        input,
        read(cinemaListQuery(input.search.get('posle')))?.currentMovies,
      ),
    page: lazyPage(
      'CinemaListPage',
      async () => (await import('./CinemaListPage.tsx')).CinemaListPage,
    ),
  },
  movie: {
    queries: (input) => [movieQuery(idOf(input)), currentMoviesQuery(), centreQuery()],
    page: lazyPage(
      'MovieDetailPage',
      async () => (await import('./MovieDetailPage.tsx')).MovieDetailPage,
    ),
  },
} satisfies PublicRoutes;
