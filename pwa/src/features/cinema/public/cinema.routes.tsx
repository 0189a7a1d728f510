import {
  beginningOf,
  idOf,
  lazyPage,
  queryList,
  type PublicRoute,
} from '../../../public/page/publicRoute.ts';
import { paths, patterns } from '../../../shared/paths.ts';
import { cinemaListQuery, currentMoviesQuery, movieQuery } from './cinema.queries.ts';

/** The public addresses of the cinema. */
export const cinemaRoutes: readonly PublicRoute[] = [
  {
    path: paths.cinema,
    queries: ({ search }) => queryList(cinemaListQuery(search.get('posle'))),
    elsewhere: (input, read) =>
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
  {
    path: patterns.movie,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(movieQuery(id), currentMoviesQuery());
    },
    page: lazyPage(
      'MovieDetailPage',
      async () => (await import('./MovieDetailPage.tsx')).MovieDetailPage,
    ),
  },
];
