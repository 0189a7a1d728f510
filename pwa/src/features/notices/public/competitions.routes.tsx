import { paths } from '../../../shared/paths.ts';
import {
  beginningOf,
  idOf,
  lazyPage,
  type PublicRoutes,
} from '../../../public/page/publicRoute.ts';
import {
  competitionQuery,
  competitionsQuery,
  newestCompetitionsQuery,
} from './competitions.queries.ts';

export const competitionRoutes = {
  competitions: {
    queries: ({ search }) => [competitionsQuery(search.get('posle'))],
    redirect: (input, read) =>
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
  competition: {
    queries: (input) => [competitionQuery(idOf(input)), newestCompetitionsQuery()],
    page: lazyPage(
      'CompetitionDetailPage',
      async () => (await import('./CompetitionDetailPage.tsx')).CompetitionDetailPage,
    ),
  },
} satisfies PublicRoutes;
