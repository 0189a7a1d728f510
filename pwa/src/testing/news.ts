import type { NewsItem } from '../features/news/news.adminOperations.ts';

/** A piece of news as the server answers it. */
export function newsItem(fields: Partial<NewsItem> = {}): NewsItem & { __typename: 'News' } {
  return {
    __typename: 'News',
    id: 3,
    author: 'Uprava Centra',
    theme: 'Proba',
    title: 'Otvoren bife u foajeu',
    description: 'Uvod vesti.',
    datePosted: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    publishedAt: '2026-03-01T09:00:00.000Z',
    version: 1,
    image: null,
    ...fields,
  };
}
