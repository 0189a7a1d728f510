import { pageQuery } from '../../../public/page/pageQuery.ts';
import { CinemaList, CurrentMovies, MovieDetail } from './cinema.operations.ts';

/** More films than are ever shown at once in one small cinema. */
const LIST_SIZE = 48;

/** Films with a screening still to come, by next screening. */
export const currentMoviesQuery = () => pageQuery(CurrentMovies, { first: LIST_SIZE });

/** The list page, or its page behind a cursor. */
export const cinemaListQuery = (after: string | null = null) =>
  pageQuery(CinemaList, { first: LIST_SIZE, after });

/** One film. */
export const movieQuery = (id: number) => pageQuery(MovieDetail, { id });
