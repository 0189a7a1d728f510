import {
  NEWS_EDITED,
  NEWS_ORDERS,
  NEWS_SEARCH,
  newsEdit,
  newsInput,
} from '@centar/domain/content/news.ts';
import type { News } from '../../../../prisma/generated/client.ts';
import { visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import { pictureItemType, pictureItemWrites } from '../../items/write/pictureItems.ts';
import type { PictureRows } from '../../items/write/pictureItems.ts';

const SECTION = 'Vesti';
/** How many pieces of news `GetNews` gives (product decision 5). */
const LATEST_COUNT = 10;

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];

const ROWS = {
  section: SECTION,
  itemType: 'News',
  table: ({ news }) => news,
  edited: NEWS_EDITED,
  searchIn: NEWS_SEARCH,
  // Visitors read news in the order in which they could be read.
  onPublication: (datePosted) => ({ datePosted }),
} satisfies PictureRows<News>;

/** News as the kit writes, bins and restores it. */
export const newsItemType = pictureItemType(ROWS);

/** The staff's list. */
const STAFF_LIST = { itemType: 'News', moment: 'datePosted', orders: NEWS_ORDERS } as const;

/** Everything that can be done with news; both transports call nothing else. */
export function newsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;

  return {
    ...itemReads(dependencies, {
      section: SECTION,
      table: ({ news }) => news,
      staffList: STAFF_LIST,
    }),
    ...pictureItemWrites(dependencies, {
      ...ROWS,
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
