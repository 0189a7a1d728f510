import type { ReactNode } from 'react';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { competitionTexts } from './competitions.texts.ts';
import { Container } from '../../../public/ui/layout/Container.tsx';
import { FeedLink } from '../../../public/ui/layout/Subscription.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { NoticeList } from './NoticeList.tsx';
import { competitionsQuery } from './competitions.queries.ts';

export function CompetitionsListPage({ search }: RouteInput): ReactNode {
  const { facts } = useSite();
  const state = usePageQuery(competitionsQuery(search.get('posle')));
  return (
    <>
      <Container>
        <PageHead title={competitionTexts.listTitle} lead={competitionTexts.listLead}>
          <PageFreshness />
          <FeedLink path={paths.competitionsFeed} />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {({ allCompetitions: { items, nextCursor } }) => (
          <NoticeList
            items={items}
            nextCursor={nextCursor}
            listHref={paths.competitions}
            hrefOf={paths.competition}
            empty={{
              title: facts.emptyTexts.competitions || competitionTexts.listEmpty,
              text: competitionTexts.listEmptyText,
            }}
          />
        )}
      </QueryView>
    </>
  );
}
