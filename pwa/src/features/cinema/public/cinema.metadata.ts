import { paths } from '../../../shared/paths.ts';
import { idOf, type PageMetadata } from '../../../public/page/publicRoute.ts';
import { cinemaTexts } from './cinema.texts.ts';
import { movieJsonLd } from './cinema.jsonLd.ts';
import { movieQuery } from './cinema.queries.ts';
import { filmTitle, isFilmCancelled } from './movieView.ts';

export const cinemaMetadata = {
  cinema: () => ({ title: cinemaTexts.listTitle, description: cinemaTexts.listLead }),
  movie: (input, read, now) => {
    const movie = read(movieQuery(idOf(input)))?.movieById;
    if (!movie) return {};
    return {
      title: filmTitle(movie, now),
      description: movie.excerpt,
      image: movie.image,
      isCancelled: isFilmCancelled(movie, now),
      type: 'video.movie',
      parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }],
      jsonLd: (site) => movieJsonLd(movie, site),
    };
  },
} satisfies PageMetadata;
