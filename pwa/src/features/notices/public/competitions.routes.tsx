import { paths, patterns } from '../../../shared/paths.ts';
import {
  beginningOf,
  idOf,
  lazyPage,
  queryList,
  type PublicRoute,
} from '../../../public/page/publicRoute.ts';
import {
  competitionQuery,
  competitionsQuery,
  newestCompetitionsQuery,
} from './competitions.queries.ts';

/** The public addresses of competitions. */
export const competitionRoutes: readonly PublicRoute[] = [
  {
    path: paths.competitions,
    queries: ({ search }) => queryList(competitionsQuery(search.get('posle'))),
    elsewhere: (input, read) =>
      beginningOf(
        paths.competitions,
        input,
        read(competitionsQuery(input.search.get('posle')))?.allCompetitions,
      ),
    page: lazyPage(
      'CompetitionsListPage',
      async () => (await import('./CompetitionsListPage.tsx')).CompetitionsListPage,
    ),
  },
  {
    path: patterns.competition,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined
        ? undefined
        : queryList(competitionQuery(id), newestCompetitionsQuery());
    },
    page: lazyPage(
      'CompetitionDetailPage',
      async () => (await import('./CompetitionDetailPage.tsx')).CompetitionDetailPage,
    ),
  },
];
