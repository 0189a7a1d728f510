import {
  NEWS_EDITED,
  NEWS_ORDERS,
  NEWS_SEARCH,
  newsEdit,
  newsInput,
} from '@centar/domain/content/news.ts';
import type { News } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/read/visibility.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import type { ItemTypeDescriptor } from '../../items/write/itemType.ts';
import { pictureItemWrites } from '../../items/write/pictureItems.ts';

/** The number of news in the answer of `GetNews` (product decision 5). */
const LATEST_COUNT = 10;

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];

/** News as the shared code writes, deletes and restores it. */
export const newsItemType = {
  itemType: 'News',
  table: ({ news }) => news,
  sections: ['Vesti'],
  edited: NEWS_EDITED,
  searchIn: NEWS_SEARCH,
  // Visitors' lists are in the order of publication.
  onPublication: (datePosted) => ({ datePosted }),
  file: itemImage,
} as const satisfies ItemTypeDescriptor<News, ImageData>;

/** The use cases of news. */
export function newsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;

  return {
    ...itemReads<News>(dependencies, {
      ...newsItemType,
      dateColumn: 'datePosted',
      orders: NEWS_ORDERS,
    }),
    ...pictureItemWrites(dependencies, newsItemType, {
      input: newsInput,
      edit: newsEdit,
      create: ({ news }, data) =>
        news.create({ data: { ...data, datePosted: data.publishedAt ?? clock() } }),
    }),

    /** The newest ten. */
    latest: () =>
      reader.news.findMany({ where: visible(clock()), orderBy: newestFirst, take: LATEST_COUNT }),
  };
}

/** The service's type, for the transports. */
export type NewsService = ReturnType<typeof newsService>;
