import { isScreeningVisible } from '@centar/domain/dates.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import type { MovieCardData } from './cinema.operations.ts';

type Screening = MovieCardData['movieProductionDateTimes'][number];

interface Screened {
  readonly movieProductionDateTimes: readonly Pick<Screening, 'productionDate' | 'status'>[];
}

/** The film's next screening at this moment: one that takes place if there is any. Undefined when none is left. */
export function nextScreening(
  movie: Screened,
  now: Date,
): Pick<Screening, 'productionDate' | 'status'> | undefined {
  const left = movie.movieProductionDateTimes.filter(({ productionDate }) =>
    isScreeningVisible(productionDate, now),
  );
  return left.find(({ status }) => status !== 'cancelled') ?? left[0];
}

/** Whether none of a film's screenings to come takes place. */
export const isFilmCancelled = (movie: Screened, now: Date): boolean =>
  nextScreening(movie, now)?.status === 'cancelled';

/** A film's name where nothing else tells that none of its screenings to come takes place: `Otkazano: Tiha voda`. */
export const filmTitle = (movie: Screened & Pick<MovieCardData, 'title'>, now: Date): string =>
  isFilmCancelled(movie, now) ? `${uiTexts.status.cancelled}: ${movie.title}` : movie.title;

/** Films that still have a screening at this moment, cancelled or not. */
export function stillShown<Movie extends MovieCardData>(
  movies: readonly Movie[],
  now: Date,
): Movie[] {
  return movies.filter(({ movieProductionDateTimes }) =>
    movieProductionDateTimes.some(({ productionDate }) => isScreeningVisible(productionDate, now)),
  );
}
