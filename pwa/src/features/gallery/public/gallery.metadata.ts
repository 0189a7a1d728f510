import type { PageHeadTags, ReadData } from '../../../public/page/publicRoute.ts';
import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { galleryItemQuery } from './gallery.queries.ts';
import { galleryPlace, gallerySearch } from './galleryAddress.ts';

/** Head tags that the gallery adds to its page for a page number or an open picture, which is shared as itself. */
export function galleryHead(search: URLSearchParams, read: ReadData): PageHeadTags {
  const place = galleryPlace(search);
  const { page, picture } = place;
  const item = picture === undefined ? undefined : read(galleryItemQuery(picture))?.galleryItemById;
  if (item) {
    // One address for one picture, from whichever page it was opened.
    return {
      title: item.title,
      description: [item.author, item.yearMade].filter(Boolean).join(', '),
      image: item.image,
      search: gallerySearch({ page: 1, picture: item.id }),
    };
  }
  return {
    description: artsTexts.description,
    search: gallerySearch({ page, picture: undefined }),
    ...(page > 1 ? { title: galleryTexts.pageTitle(page) } : {}),
  };
}
