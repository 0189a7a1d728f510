import { itemReads } from '../../items/read/itemReads.ts';
import { newsEdit, newsInput } from '@centar/domain/content/news.ts';
import type { News } from '../../../../prisma/generated/client.ts';
import { parseInput, requireSection, searchTextOf, visible } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import { itemImage } from '../../items/write/itemFiles.ts';
import type { ImageData } from '../../items/write/itemFiles.ts';
import type { ItemTypeDescriptor } from '../../items/write/itemType.ts';
import { itemWrites } from '../../items/write/itemWrites.ts';
import { firstPublication } from '../../items/read/visibility.ts';
import type { Actor } from '../../platform/context.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';

const SECTION = 'Vesti';
/** How many pieces of news `GetNews` gives (product decision 5). */
const LATEST_COUNT = 10;

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];

const NEWS_SEARCH = ['title', 'author', 'theme', 'description'] as const;

/** News as the kit writes, bins and restores it. */
export const newsItemType: ItemTypeDescriptor<News, ImageData> = {
  itemType: 'News',
  table: ({ news }) => news,
  sections: [SECTION],
  require(actor) {
    requireSection(actor, SECTION);
    return SECTION;
  },
  titleOf: ({ title }) => title,
  searchIn: NEWS_SEARCH,
  edited: ['author', 'theme', 'title', 'description', 'imageAlt'],
  // Visitors read news in the order in which they could be read.
  onPublication: (datePosted) => ({ datePosted }),
  file: itemImage,
};

/** The staff's list. */
const STAFF_LIST = {
  itemType: 'News',
  moment: 'datePosted',
  orders: ['author', 'theme', 'title', 'datePosted', 'updatedAt'],
} as const;

/** Everything that can be done with news; both transports call nothing else. */
export function newsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  const { reader } = database;
  const writes = itemWrites(dependencies, newsItemType);

  return {
    ...itemReads(dependencies, {
      section: SECTION,
      table: ({ news }) => news,
      staffList: STAFF_LIST,
    }),

    /** The newest ten. */
    latest: () =>
      reader.news.findMany({ where: visible(clock()), orderBy: newestFirst, take: LATEST_COUNT }),

    /** Adds a piece of news, published at once unless told otherwise, with its picture where one is given. */
    async create(actor: Actor, input: unknown, picture?: IncomingFile) {
      requireSection(actor, SECTION);
      const fields = parseInput(newsInput, input);
      const publishedAt = firstPublication(fields, clock());
      return writes.create(actor, picture, ({ news }, data) =>
        news.create({
          data: {
            ...fields,
            ...data,
            searchText: searchTextOf(NEWS_SEARCH, fields),
            datePosted: publishedAt ?? clock(),
            publishedAt,
          },
        }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, SECTION);
      const edit = parseInput(newsEdit, input);
      return writes.update(actor, edit, () => {
        const { author, theme, title, description, imageAlt } = edit;
        const searchText = searchTextOf(NEWS_SEARCH, edit);
        const written = { author, theme, title, description, searchText };
        return imageAlt === undefined ? written : { ...written, imageAlt };
      });
    },

    /** Puts another picture in place of the present one. Throws NOT_FOUND. */
    async replaceFile(actor: Actor, input: unknown, picture: IncomingFile | undefined) {
      requireSection(actor, SECTION);
      const { id } = parseInput(itemReference, input);
      return writes.replaceFile(actor, id, picture);
    },

    /** Moves a piece of news to the bin; its picture stays with it. Throws NOT_FOUND. */
    async remove(actor: Actor, input: unknown) {
      requireSection(actor, SECTION);
      const { id } = parseInput(itemReference, input);
      return writes.remove(actor, id);
    },
  };
}

/** The service's type, for the transports. */
export type NewsService = ReturnType<typeof newsService>;
