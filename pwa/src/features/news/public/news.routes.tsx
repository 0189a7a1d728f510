import {
  beginningOf,
  idOf,
  lazyPage,
  queryList,
  type PublicRoute,
} from '../../../public/page/publicRoute.ts';
import { paths, patterns } from '../../../shared/paths.ts';
import { allNewsQuery, latestNewsQuery, newsQuery } from './news.queries.ts';

/** The public addresses of news. */
export const newsRoutes: readonly PublicRoute[] = [
  {
    path: paths.news,
    queries: ({ search }) => queryList(allNewsQuery(search.get('posle'))),
    elsewhere: (input, read) =>
      beginningOf(paths.news, input, read(allNewsQuery(input.search.get('posle')))?.allNews),
    page: lazyPage('NewsListPage', async () => (await import('./NewsListPage.tsx')).NewsListPage),
  },
  {
    path: patterns.newsItem,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(newsQuery(id), latestNewsQuery());
    },
    page: lazyPage(
      'NewsDetailPage',
      async () => (await import('./NewsDetailPage.tsx')).NewsDetailPage,
    ),
  },
];
