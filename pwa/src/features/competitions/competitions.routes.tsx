import { paths, patterns } from '../../paths.ts';
import { idOf, queryList } from '../../site/publicRoute.ts';
import type { PublicRoute } from '../../site/publicRoute.ts';
import { competitionTexts } from '../../texts/competitions.ts';
import { CompetitionDetailPage } from './CompetitionDetailPage.tsx';
import { CompetitionsListPage } from './CompetitionsListPage.tsx';
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
    Page: CompetitionsListPage,
    head: () => ({ title: competitionTexts.listTitle, description: competitionTexts.listLead }),
  },
  {
    path: patterns.competition,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined
        ? undefined
        : queryList(competitionQuery(id), newestCompetitionsQuery());
    },
    Page: CompetitionDetailPage,
    head: (input, read) => {
      const competition = read(competitionQuery(idOf(input) ?? 0))?.competitionById;
      return competition ? { title: competition.title, description: competition.excerpt } : {};
    },
  },
];
