import { isScreeningVisible } from '@centar/domain/dates.ts';
import type { MovieCardData } from './cinema.operations.ts';

/** The film's next screening at this moment, cancelled ones not counted; undefined when none is left. */
export function nextScreening(movie: MovieCardData, now: Date): string | undefined {
  return movie.movieProductionDateTimes.find(
    ({ productionDate, status }) =>
      status !== 'cancelled' && isScreeningVisible(productionDate, now),
  )?.productionDate;
}

/** Films that still have a screening at this moment, cancelled or not. */
export function stillShown<Movie extends MovieCardData>(
  movies: readonly Movie[],
  now: Date,
): Movie[] {
  return movies.filter(({ movieProductionDateTimes }) =>
    movieProductionDateTimes.some(({ productionDate }) => isScreeningVisible(productionDate, now)),
  );
}
