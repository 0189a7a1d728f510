import type { SharedTicket } from '@centar/domain/sharedPicture.ts';
import { paths } from '../../../shared/paths.ts';
import { idOf, type PageMetadata } from '../../../public/page/publicRoute.ts';
import { cinemaTexts } from './cinema.texts.ts';
import { movieJsonLd } from './cinema.jsonLd.ts';
import { movieQuery } from './cinema.queries.ts';
import { eventTicket } from '../../../public/page/sharedTicket.ts';
import { filmTitle, nextScreening } from './movieView.ts';
import type { Movie } from './cinema.operations.ts';

/** Undefined when no screening is left. */
function filmTicket(movie: Movie, now: Date): SharedTicket | undefined {
  const next = nextScreening(movie, now);
  if (!next) return undefined;
  const { productionDate: eventHappeningDateTime, hall: place } = next;
  return eventTicket({ ...next, title: movie.title, eventHappeningDateTime, place }, now);
}

export const cinemaMetadata = {
  cinema: () => ({ title: cinemaTexts.listTitle, description: cinemaTexts.listLead }),
  movie: (input, read, now) => {
    const movie = read(movieQuery(idOf(input)))?.movieById;
    if (!movie) return {};
    return {
      title: filmTitle(movie, now),
      description: movie.excerpt,
      image: movie.image,
      ticket: filmTicket(movie, now),
      type: 'video.movie',
      parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }],
      jsonLd: (site) => movieJsonLd(movie, site),
    };
  },
} satisfies PageMetadata;
