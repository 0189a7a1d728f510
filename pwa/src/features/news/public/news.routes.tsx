import {
  beginningOf,
  idOf,
  lazyPage,
  type PublicRoutes,
} from '../../../public/page/publicRoute.ts';
import { paths } from '../../../shared/paths.ts';
import { allNewsQuery, latestNewsQuery, newsQuery } from './news.queries.ts';

export const newsRoutes = {
  news: {
    queries: ({ search }) => [allNewsQuery(search.get('posle'))],
    redirect: (input, read) =>
      beginningOf(paths.news, input, read(allNewsQuery(input.search.get('posle')))?.allNews),
    page: lazyPage('NewsListPage', async () => (await import('./NewsListPage.tsx')).NewsListPage),
  },
  newsItem: {
    queries: (input) => [newsQuery(idOf(input)), latestNewsQuery()],
    page: lazyPage(
      'NewsDetailPage',
      async () => (await import('./NewsDetailPage.tsx')).NewsDetailPage,
    ),
  },
} satisfies PublicRoutes;
