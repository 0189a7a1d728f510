import { isScreeningVisible } from '@centar/domain/dates.ts';
import type { MovieCardData } from './cinema.operations.ts';

/** The film's next screening at this moment: one that takes place if there is any. Undefined when none is left. */
export function nextScreening(
  movie: MovieCardData,
  now: Date,
): { readonly at: string; readonly cancelled: boolean } | undefined {
  const left = movie.movieProductionDateTimes.filter(({ productionDate }) =>
    isScreeningVisible(productionDate, now),
  );
  const next = left.find(({ status }) => status !== 'cancelled') ?? left[0];
  return next && { at: next.productionDate, cancelled: next.status === 'cancelled' };
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
