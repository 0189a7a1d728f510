import { currentMoviesQuery } from '../../../features/cinema/public/cinema.queries.ts';
import { latestNewsQuery } from '../../../features/news/public/news.queries.ts';
import { premisesQuery } from '../../../features/premises/public/premises.queries.ts';
import { archiveQuery, soonQuery } from '../../../features/programs/public/programs.queries.ts';

export const homeQueries = () => [
  soonQuery(),
  latestNewsQuery(),
  currentMoviesQuery(),
  archiveQuery(),
  premisesQuery(),
];
