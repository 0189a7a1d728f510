import { Query, Resolver } from 'type-graphql';
import { NEWS } from '@centar/domain/types/news.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { declaredInput, declaredItem, PICTURE } from '../../items/transport/declaredItem.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { newsItemType, type NewsService } from './news.service.ts';

const types = {
  ...declaredItem(NEWS, { item: 'News', page: 'NewsPage', staffPage: 'StaffNewsPage' }, PICTURE),
  ...declaredInput(NEWS, { input: 'NewsInput', edit: 'NewsEdit' }),
};

/** A row as both transports send it. */
export const toNews = types.toItem;

const NewsItems = itemResolver({
  ...types,
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
@Resolver(() => types.item)
export class NewsResolver extends NewsItems {
  constructor(private readonly service: NewsService) {
    super(service);
  }

  @Query(() => types.page, { description: 'The newest ten' })
  async latestNews() {
    return { items: (await this.service.latest()).map(toNews), nextCursor: null };
  }
}

/** News over REST, spelled as the specification spells it (section 7). */
export const newsRoutes = (service: NewsService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/News/GetNews',
    summary: 'The newest ten pieces of news',
    responseType: 'News[]',
    handler: async () => (await service.latest()).map(toNews),
  },
  ...itemRoutes(service, newsItemType, {
    toItem: toNews,
    all: {
      path: '/api/News/GetAllNews',
      summary: 'All news, newest first',
      read: service.all,
    },
    byId: { path: '/api/News/GetNewsByID', summary: 'One piece of news' },
    create: {
      method: 'POST',
      path: '/api/News/CreateNews',
      summary: 'Publishes a piece of news',
    },
    update: {
      method: 'PUT',
      path: '/api/News/UpdateNews',
      summary: 'Saves a piece of news; its picture has a call of its own',
    },
    replaceFile: {
      method: 'PUT',
      path: '/api/News/UpdateImage',
      summary: 'Replaces the picture; imageUrl is accepted and ignored',
      ignored: ['imageUrl'],
    },
    delete: { path: '/api/News/DeleteNews', summary: 'Deletes a piece of news' },
  }),
];
