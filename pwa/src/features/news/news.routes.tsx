import { idOf, queryList } from '../../site/publicRoute.ts';
import type { PublicRoute } from '../../site/publicRoute.ts';
import { paths, patterns } from '../../paths.ts';
import { newsTexts } from '../../texts/news.ts';
import { newsJsonLd } from './news.jsonLd.ts';
import { NewsDetailPage } from './NewsDetailPage.tsx';
import { NewsListPage } from './NewsListPage.tsx';
import { allNewsQuery, latestNewsQuery, newsQuery } from './news.queries.ts';

/** The public addresses of news. */
export const newsRoutes: readonly PublicRoute[] = [
  {
    path: paths.news,
    queries: ({ search }) => queryList(allNewsQuery(search.get('posle'))),
    Page: NewsListPage,
    head: () => ({ title: newsTexts.listTitle, description: newsTexts.listLead }),
  },
  {
    path: patterns.newsItem,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(newsQuery(id), latestNewsQuery());
    },
    Page: NewsDetailPage,
    head: (input, read) => {
      const news = read(newsQuery(idOf(input) ?? 0))?.newsById;
      if (!news) return {};
      return {
        title: news.title,
        description: news.excerpt,
        image: news.image,
        type: 'article',
        parents: [{ label: newsTexts.all, href: paths.news }],
        jsonLd: (site) => [newsJsonLd(news, site)],
      };
    },
  },
];
