import type { ReactNode } from 'react';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { paths } from '../../../shared/paths.ts';
import { competitionQuery, newestCompetitionsQuery } from './competitions.queries.ts';
import { competitionTexts } from './competitions.texts.ts';
import { NoticeDetail } from './NoticeDetail.tsx';

export function CompetitionDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(competitionQuery(idOf(input)));
  const newest = usePageQuery(newestCompetitionsQuery()).data?.allCompetitions.items ?? [];
  return (
    <QueryView state={state}>
      {({ competitionById }) => (
        <NoticeDetail
          notice={competitionById}
          newest={newest}
          texts={competitionTexts}
          listHref={paths.competitions}
          hrefOf={paths.competition}
        />
      )}
    </QueryView>
  );
}
