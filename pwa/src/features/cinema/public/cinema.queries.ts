import { pageQuery } from '../../../public/page/pageQuery.ts';
import { CinemaList, CurrentMovies, MovieDetail } from './cinema.operations.ts';

/** More than a small cinema shows. */
const LIST_SIZE = 48;

export const currentMoviesQuery = () => pageQuery(CurrentMovies, { first: LIST_SIZE });

export const cinemaListQuery = (after: string | null = null) =>
  pageQuery(CinemaList, { first: LIST_SIZE, after });

export const movieQuery = (id: number) => pageQuery(MovieDetail, { id });
