import { currentMoviesQuery } from '../features/cinema/cinema.queries.ts';
import { latestNewsQuery } from '../features/news/news.queries.ts';
import { premisesQuery } from '../features/premises/premises.queries.ts';
import { archiveQuery, soonQuery } from '../features/programs/programs.queries.ts';

/** What the home page asks for. */
export const homeQueries = () => [
  soonQuery(),
  latestNewsQuery(),
  currentMoviesQuery(),
  archiveQuery(),
  premisesQuery(),
];
