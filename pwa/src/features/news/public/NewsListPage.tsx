import type { ReactNode } from 'react';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { listAfter, paths } from '../../../shared/paths.ts';
import { newsTexts } from './news.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { Container, Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { FeedLink } from '../../../public/ui/layout/Subscription.tsx';
import { PageHead } from '../../../public/ui/layout/PageHead.tsx';
import { MoreLink } from '../../../public/ui/layout/SectionHead.tsx';
import { NewsCard } from './NewsCard.tsx';
import { allNewsQuery } from './news.queries.ts';

const SIZES = '(min-width: 1024px) 406px, (min-width: 768px) 45vw, 74vw';

export function NewsListPage({ search }: RouteInput): ReactNode {
  const { facts } = useSite();
  const state = usePageQuery(allNewsQuery(search.get('posle')));
  return (
    <>
      <Container>
        <PageHead title={newsTexts.listTitle} lead={newsTexts.listLead}>
          <PageFreshness />
          <FeedLink path={paths.newsFeed} />
        </PageHead>
      </Container>
      <QueryView state={state} level={2}>
        {({ allNews: { items, nextCursor } }) => (
          <Section flush>
            {items.length === 0 ? (
              <EmptyState level={2} title={facts.emptyTexts.news || newsTexts.listEmpty} />
            ) : (
              <CardGrid>
                {items.map((news) => (
                  <NewsCard key={news.id} news={news} level={2} sizes={SIZES} />
                ))}
              </CardGrid>
            )}
            {nextCursor ? (
              <MoreLink label={siteTexts.more} href={listAfter(paths.news, nextCursor)} />
            ) : null}
          </Section>
        )}
      </QueryView>
    </>
  );
}
