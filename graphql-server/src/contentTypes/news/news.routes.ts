import { newsEdit, newsInput } from '@centar/domain/content/news.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { mapBatches } from '../../platform/batches.ts';
import { requireSection } from '../../platform/policies.ts';
import type { NewsService } from './news.service.ts';
import { toNews } from './news.types.ts';

/** News over REST, spelled as the specification spells it (section 7). */
export function newsRoutes(service: NewsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/News/GetNews',
      summary: 'The newest ten pieces of news',
      responseType: 'News[]',
      handler: async () => (await service.latest()).map(toNews),
    },
    {
      method: 'GET',
      path: '/api/News/GetAllNews',
      summary: 'All news, newest first',
      responseType: 'News[]',
      handler: async ({ actor }) => mapBatches(service.all(actor), toNews),
    },
    ...itemRoutes(service, {
      responseType: 'News',
      toItem: toNews,
      policy: (actor) => requireSection(actor, 'Vesti'),
      fileKind: 'image',
      byId: { path: '/api/News/GetNewsByID', summary: 'One piece of news' },
      create: {
        method: 'POST',
        path: '/api/News/CreateNews',
        summary: 'Publishes a piece of news',
        rules: newsInput,
      },
      update: {
        method: 'PUT',
        path: '/api/News/UpdateNews',
        summary: 'Saves a piece of news; its picture has a call of its own',
        rules: newsEdit,
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
}
