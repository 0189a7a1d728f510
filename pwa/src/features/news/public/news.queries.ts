import { pageQuery } from '../../../public/page/pageQuery.ts';
import { AllNews, LatestNews, NewsDetail } from './news.operations.ts';

const LIST_SIZE = 48;

/** The newest ten, for sliders and sidebars. */
export const latestNewsQuery = () => pageQuery(LatestNews, {});

export const allNewsQuery = (after: string | null = null) =>
  pageQuery(AllNews, { first: LIST_SIZE, after });

export const newsQuery = (id: number) => pageQuery(NewsDetail, { id });
