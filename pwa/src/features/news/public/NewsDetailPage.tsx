import type { ReactNode } from 'react';
import { DETAIL_SIZES, THIRD_SIZES } from '../../../public/ui/pictureSizes.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { paths } from '../../../shared/paths.ts';
import { newsTexts } from './news.texts.ts';
import { CardSlider, RELATED_SLIDES } from '../../../public/ui/slider/CardSlider.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { DateList } from '../../../public/ui/detail/DateList.tsx';
import { DateBadge } from '../../../public/ui/cards/DateBadge.tsx';
import { Ticket } from '../../../public/ui/detail/Ticket.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { ItemPictures } from '../../../public/ui/detail/ItemPictures.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { ThemeTag } from '../../../shared/ui/primitives/Tag.tsx';
import { NewsCard } from './NewsCard.tsx';
import type { NewsDetail } from './news.operations.ts';
import { latestNewsQuery, newsQuery } from './news.queries.ts';

type News = ResultOf<typeof NewsDetail>['newsById'];

const SIDEBAR_ITEMS = 5;
/** Three pictures in view, fewer on smaller screens. */

export function NewsDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(newsQuery(idOf(input)));
  return <QueryView state={state}>{({ newsById }) => <NewsView news={newsById} />}</QueryView>;
}

function NewsView({ news }: { news: News }): ReactNode {
  const latest = usePageQuery(latestNewsQuery());
  const others = (latest.data?.latestNews.items ?? []).filter(({ id }) => id !== news.id);
  const sidebar = others.slice(0, SIDEBAR_ITEMS).map(({ id, title, datePosted }) => ({
    href: paths.newsItem(id),
    title,
    date: datePosted,
  }));
  return (
    <>
      <DetailLayout
        main={<NewsText news={news} />}
        sidebar={
          sidebar.length > 0 ? (
            <DateList title={newsTexts.others} items={sidebar} dateOnly />
          ) : undefined
        }
      />
      {others.length > 0 ? (
        <Section deferLayout>
          <CardSlider
            title={newsTexts.alsoLike}
            slides={others.slice(0, RELATED_SLIDES).map((other) => (
              <NewsCard key={other.id} news={other} sizes={THIRD_SIZES} />
            ))}
          />
        </Section>
      ) : null}
    </>
  );
}

function NewsText({ news }: { news: News }): ReactNode {
  return (
    <>
      <DetailHead
        title={news.title}
        crumbs={{ parents: [{ label: newsTexts.all, href: paths.news }] }}
        tag={<ThemeTag text={news.theme} />}
        author={newsTexts.author(news.author)}
      />
      <PageFreshness />
      <Ticket
        date={<DateBadge iso={news.datePosted} size="detail" dateOnly />}
        dateLabel={newsTexts.posted}
        actions={<ShareButton />}
      />
      <Picture image={news.image} priority fallbackWord={news.theme} sizes={DETAIL_SIZES} />
      <ItemPictures {...news} />
      <Prose text={news.description} tree={news.descriptionTree} lead />
    </>
  );
}
