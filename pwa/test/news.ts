import { fold } from '@centar/domain/search.ts';
import type { ListRequest } from '../src/admin/list/useItemList.ts';
import type { NewsItem } from '../src/features/news/admin/news.adminOperations.ts';

/** A picture in a server response. */
export const answeredImage = (src: string, alt: string) =>
  ({
    __typename: 'Image',
    src,
    width: 8,
    height: 8,
    alt,
    placeholder: '#ddd',
    srcSet: '',
    credit: '',
    focus: null,
  }) as const;

/** A news item in a server response. */
export function newsItem(fields: Partial<NewsItem> = {}): NewsItem & { __typename: 'News' } {
  return {
    __typename: 'News',
    id: 3,
    author: 'Uprava Centra',
    theme: 'Proba',
    title: 'Otvoren bife u foajeu',
    description: 'Uvod vesti.',
    descriptionMarkup: '',
    datePosted: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    publishedAt: '2026-03-01T09:00:00.000Z',
    version: 1,
    image: null,
    morePictures: [],
    ...fields,
  };
}

type Answered = ReturnType<typeof newsItem>;

/**
 * A page of the staff list in a server response: searched, ordered by title, with the last
 * changes.
 */
export function newsList(items: readonly Answered[], asked: Partial<ListRequest>, by?: string) {
  const { search = '', order, descending = false, page = 1, pageSize = 25 } = asked;
  const found = items.filter(({ title }) => fold(title).includes(fold(search)));
  if (order === 'title') found.sort((one, other) => (one.title < other.title ? -1 : 1));
  if (descending) found.reverse();
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    list: {
      __typename: 'StaffNewsPage',
      items: shown,
      page,
      pages: Math.max(1, Math.ceil(found.length / pageSize)),
      total: items.length,
      drafts: items.filter(({ publishedAt }) => publishedAt === null).length,
      planned: 0,
      lastChanges: by
        ? shown.map(({ id }) => ({ __typename: 'LastChange', itemId: id, userName: by }))
        : [],
    },
  };
}
