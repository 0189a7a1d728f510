import { Query, Resolver } from 'type-graphql';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import type { NewsService } from './news.service.ts';
import { News, NewsEdit, NewsInput, NewsPage, StaffNewsPage, toNews } from './news.types.ts';

const NewsItems = itemResolver({
  item: News,
  page: NewsPage,
  staffPage: StaffNewsPage,
  input: NewsInput,
  edit: NewsEdit,
  toItem: toNews,
  names: {
    all: 'allNews',
    byId: 'newsById',
    staffList: 'staffNews',
    create: 'createNews',
    update: 'updateNews',
    replaceFile: 'updateNewsImage',
    delete: 'deleteNews',
  },
});

/** News over GraphQL. */
@Resolver(() => News)
export class NewsResolver extends NewsItems {
  constructor(private readonly service: NewsService) {
    super(service);
  }

  @Query(() => NewsPage, { description: 'The newest ten' })
  async latestNews(): Promise<NewsPage> {
    return { items: (await this.service.latest()).map(toNews), nextCursor: null };
  }
}
