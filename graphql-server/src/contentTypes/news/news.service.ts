import { NEWS } from '@centar/domain/types/news.ts';
import type { News } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType } from '../../items/declaredType.ts';
import { itemService } from '../../items/itemService.ts';
import { visible } from '../../items/read/visibility.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import { itemPictures } from '../../items/write/itemPictures.ts';

/** Product decision 5. */
const LATEST_COUNT = 10;

export const newsItemType = declaredType<typeof NEWS, News, ImageData>(
  NEWS,
  itemImage,
  ({ news }) => news,
);

export function newsService(dependencies: ContentDependencies) {
  const { database, clock } = dependencies;
  return {
    ...itemService(dependencies, newsItemType),
    ...itemPictures(dependencies, newsItemType),

    latest: () =>
      database.reader.news.findMany({
        where: visible(clock()),
        orderBy: [{ datePosted: 'desc' }, { id: 'desc' }],
        take: LATEST_COUNT,
      }),
  };
}

export type NewsService = ReturnType<typeof newsService>;
