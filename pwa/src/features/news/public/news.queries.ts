import { pageQuery } from '../../../public/page/pageQuery.ts';
import { AllNews, LatestNews, NewsDetail } from './news.operations.ts';

/** The number of items on the list page. */
const LIST_SIZE = 48;

/** The newest ten, for sliders and sidebars. */
export const latestNewsQuery = () => pageQuery(LatestNews, {});

/** The list, or its page behind a cursor. */
export const allNewsQuery = (after: string | null = null) =>
  pageQuery(AllNews, { first: LIST_SIZE, after });

/** One piece of news. */
export const newsQuery = (id: number) => pageQuery(NewsDetail, { id });
