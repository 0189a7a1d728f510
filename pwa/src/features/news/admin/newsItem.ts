import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { AdminNewsItem } from './news.adminOperations.ts';
import type { NewsItem } from './news.adminOperations.ts';

/** A piece of news as the staff edit it, by either way of asking. */
export const newsItem = async (ask: StaffCalls['query'], id: number): Promise<NewsItem> =>
  (await ask(AdminNewsItem, { id })).newsById;
