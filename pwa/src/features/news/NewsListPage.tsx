import type { ReactNode } from 'react';
import { PageFreshness } from '../../offline/PageFreshness.tsx';
import { usePageQuery } from '../../site/pageQuery.ts';
import type { RouteInput } from '../../site/publicRoute.ts';
import { QueryView } from '../../site/QueryView.tsx';
import { listAfter, paths } from '../../paths.ts';
import { newsTexts } from '../../texts/news.ts';
import { siteTexts } from '../../texts/site.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Container, Section } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { MoreLink } from '../../ui/SectionHead.tsx';
import { NewsCard } from './NewsCard.tsx';
import { allNewsQuery } from './news.queries.ts';

const SIZES = '(min-width: 1024px) 406px, (min-width: 768px) 45vw, 84vw';

/** `/news-list`: all news, newest first. */
export function NewsListPage({ search }: RouteInput): ReactNode {
  const state = usePageQuery(allNewsQuery(search.get('posle')));
  return (
    <>
      <Container>
        <PageHead title={newsTexts.listTitle} lead={newsTexts.listLead}>
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} skeleton="card">
        {({ allNews: { items, nextCursor } }) => (
          <Section flush>
            {items.length === 0 ? (
              <EmptyState level={2} title={newsTexts.listEmpty} />
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
