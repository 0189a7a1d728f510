import { newsEdit, newsInput } from '@centar/domain/content/news.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSection } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import type { NewsService } from './news.service.ts';
import { toNews } from './news.types.ts';

/** News over REST, spelled as the specification spells it (section 7). */
export function newsRoutes(service: NewsService): ContentRoute[] {
  const mayWrite: ContentRoute['policy'] = (actor) => {
    requireSection(actor, 'Vesti');
  };
  return [
    {
      method: 'GET',
      path: '/api/News/GetNews',
      summary: 'The newest ten pieces of news',
      answers: 'News[]',
      answer: async () => (await service.latest()).map(toNews),
    },
    {
      method: 'GET',
      path: '/api/News/GetAllNews',
      summary: 'All news, newest first',
      answers: 'News[]',
      answer: async ({ actor }) => mapPieces(service.all(actor), toNews),
    },
    {
      method: 'GET',
      path: '/api/News/GetNewsByID',
      summary: 'One piece of news',
      query: ['id'],
      answers: 'News',
      answer: async ({ actor, query }) => toNews(await service.byId(actor, query)),
    },
    {
      method: 'POST',
      path: '/api/News/CreateNews',
      summary: 'Publishes a piece of news',
      policy: mayWrite,
      form: {
        fields: newsInput,
        file: 'image',
      },
      status: 201,
      answers: 'News',
      answer: async ({ actor, body, file }) => toNews(await service.create(actor, body, file)),
    },
    {
      method: 'PUT',
      path: '/api/News/UpdateNews',
      summary: 'Saves a piece of news; its picture has a call of its own',
      policy: mayWrite,
      json: newsEdit,
      answers: 'News',
      answer: async ({ actor, body }) => toNews(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/News/UpdateImage',
      summary: 'Replaces the picture; imageUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: itemReference, ignored: ['imageUrl'], file: 'image' },
      answers: 'News',
      answer: async ({ actor, body, file }) => toNews(await service.replaceFile(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/News/DeleteNews',
      summary: 'Deletes a piece of news',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
