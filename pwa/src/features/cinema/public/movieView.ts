import { isScreeningVisible } from '@centar/domain/dates.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import type { MovieCardData } from './cinema.operations.ts';

type Screening = MovieCardData['movieProductionDateTimes'][number];

type Dated = Pick<Screening, 'productionDate' | 'status'>;

interface Screened<One extends Dated = Dated> {
  readonly movieProductionDateTimes: readonly One[];
}

/** Those that are not past, cancelled or not. */
export const screeningsAhead = <One extends Dated>(
  { movieProductionDateTimes }: Screened<One>,
  now: Date,
): One[] =>
  movieProductionDateTimes.filter(({ productionDate }) => isScreeningVisible(productionDate, now));

/**
 * The next screening that is not cancelled, otherwise the next one. Undefined when none is left.
 */
export function nextScreening<One extends Dated>(movie: Screened<One>, now: Date): One | undefined {
  const left = screeningsAhead(movie, now);
  return left.find(({ status }) => status !== 'cancelled') ?? left[0];
}

/** All future screenings are cancelled. */
const isFilmCancelled = (movie: Screened, now: Date): boolean =>
  nextScreening(movie, now)?.status === 'cancelled';

/** Where no label shows the status: `Otkazano: Tiha voda`. */
export const filmTitle = (movie: Screened & Pick<MovieCardData, 'title'>, now: Date): string =>
  isFilmCancelled(movie, now) ? `${uiTexts.status.cancelled}: ${movie.title}` : movie.title;

/** Films with a listed screening, cancelled or not. */
export function stillShown<Movie extends MovieCardData>(
  movies: readonly Movie[],
  now: Date,
): Movie[] {
  return movies.filter((movie) => screeningsAhead(movie, now).length > 0);
}
