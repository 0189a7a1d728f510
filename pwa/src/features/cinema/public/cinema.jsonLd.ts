import type { MovieLeaf, ScreeningEventLeaf } from 'schema-dts';
import { filmDuration, screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { shownYear } from '@centar/domain/content/filmLine.ts';
import { isScreeningVisible } from '@centar/domain/dates.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { paths } from '../../../shared/paths.ts';
import {
  centreReference,
  described,
  eventStatusJsonLd,
  placeJsonLd,
  pictureJsonLd,
  picturesJsonLd,
  type JsonLdSite,
} from '../../../public/page/jsonLd.ts';
import { eventAccessJsonLd } from '../../../public/page/accessJsonLd.ts';
import { shownReservations } from '../../../public/event/reservations.ts';
import { offersJsonLd, reservedOffersJsonLd } from '../../../public/page/offersJsonLd.ts';
import { spokenJsonLd } from './spokenLanguage.ts';
import type { MovieDetail } from './cinema.operations.ts';

export type MovieData = ResultOf<typeof MovieDetail>['movieById'];

/** `1H 30M` becomes `PT1H30M`; undefined for other texts. */
export function isoDuration(text: string): string | undefined {
  const { hours, minutes } = filmDuration(text) ?? {};
  if (!hours && !minutes) return undefined;
  return `PT${hours ? `${String(hours)}H` : ''}${minutes ? `${String(minutes)}M` : ''}`;
}

/** A film and its listed screenings. */
export function movieJsonLd(
  movie: MovieData,
  site: JsonLdSite,
): (MovieLeaf | ScreeningEventLeaf)[] {
  const address = `${site.publicUrl}${paths.movie(movie.id)}`;
  const film = { '@id': `${address}#film` };
  const image = pictureJsonLd(movie.image, site);
  const screenings = movie.movieProductionDateTimes
    .filter(({ productionDate }) => isScreeningVisible(productionDate, site.now))
    .map((screening) =>
      described<ScreeningEventLeaf>({
        '@type': 'ScreeningEvent',
        '@id': `${address}#projekcija-${String(screening.id)}`,
        name: movie.title,
        description: movie.excerpt,
        url: address,
        image,
        startDate: screening.productionDate,
        endDate: screeningEnd(screening, movie.duration)?.toISOString(),
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        ...eventStatusJsonLd(screening),
        ...eventAccessJsonLd(movie.title, screening.accessFacts),
        ...spokenJsonLd(screening),
        location: placeJsonLd(site, screening.hall),
        organizer: centreReference(site),
        ...reservedOffersJsonLd(
          offersJsonLd(screening, address),
          shownReservations({ ...screening, at: screening.productionDate }, site.now),
          site,
        ),
        workPresented: { '@type': 'Movie', ...film, name: movie.title },
      }),
    );
  const spoken = movie.movieProductionDateTimes.map((one) => spokenJsonLd(one).inLanguage);
  return [
    described<MovieLeaf>({
      '@type': 'Movie',
      ...film,
      name: movie.title,
      description: movie.excerpt,
      url: address,
      image: picturesJsonLd(movie, site),
      genre: movie.genere || undefined,
      duration: isoDuration(movie.duration),
      dateCreated: shownYear(movie.yearPublished) || undefined,
      director: movie.author ? { '@type': 'Person', name: movie.author } : undefined,
      dateModified: movie.updatedAt,
      inLanguage: spoken.find((one) => one !== undefined),
    }),
    ...screenings,
  ];
}
