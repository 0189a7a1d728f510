import { Query, Resolver } from 'type-graphql';
import { NEWS } from '@centar/domain/types/news.ts';
import type { News } from '../../../../prisma/generated/client.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { declaredInput, declaredItem, PICTURES } from '../../items/transport/declaredItem.ts';
import { itemResolver, withPictures } from '../../items/transport/itemResolver.ts';
import { itemRoutes, pictureRoute } from '../../items/transport/itemRoutes.ts';
import { newsItemType, type NewsService } from './news.service.ts';

const types = {
  ...declaredItem(NEWS, { item: 'News', page: 'NewsPage', staffPage: 'StaffNewsPage' }, PICTURES),
  ...declaredInput(NEWS, { input: 'NewsInput', edit: 'NewsEdit' }),
};

/** As both transports send it. */
export const toNews = types.toItem;

const NewsItems = itemResolver<News, ReturnType<typeof toNews>, NewsService>({
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
const NewsPictures = withPictures(NewsItems, { ...types, name: 'addNewsPicture' });

@Resolver(() => types.item)
export class NewsResolver extends NewsPictures {
  constructor(private readonly service: NewsService) {
    super(service);
  }

  @Query(() => types.page, { description: 'The newest ten' })
  async latestNews() {
    return { items: (await this.service.latest()).map(toNews), nextCursor: null };
  }
}

/** Spelled as in the specification, section 7. */
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
  pictureRoute(service, newsItemType, { toItem: toNews, path: '/api/News/AddPicture' }),
];
