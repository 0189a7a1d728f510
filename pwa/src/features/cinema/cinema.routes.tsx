import { idOf, queryList } from '../../site/publicRoute.ts';
import type { PublicRoute } from '../../site/publicRoute.ts';
import { paths, patterns } from '../../paths.ts';
import { cinemaTexts } from '../../texts/cinema.ts';
import { CinemaListPage } from './CinemaListPage.tsx';
import { movieJsonLd } from './cinema.jsonLd.ts';
import { currentMoviesQuery, movieQuery } from './cinema.queries.ts';
import { MovieDetailPage } from './MovieDetailPage.tsx';

/** The public addresses of the cinema. */
export const cinemaRoutes: readonly PublicRoute[] = [
  {
    path: paths.cinema,
    queries: ({ search }) => queryList(currentMoviesQuery(search.get('posle'))),
    Page: CinemaListPage,
    head: () => ({ title: cinemaTexts.listTitle, description: cinemaTexts.listLead }),
  },
  {
    path: patterns.movie,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(movieQuery(id), currentMoviesQuery());
    },
    Page: MovieDetailPage,
    head: (input, read) => {
      const movie = read(movieQuery(idOf(input) ?? 0))?.movieById;
      if (!movie) return {};
      return {
        title: movie.title,
        description: movie.excerpt,
        image: movie.image,
        type: 'video.movie',
        parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }],
        jsonLd: (site) => movieJsonLd(movie, site),
      };
    },
  },
];
