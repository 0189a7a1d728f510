import type { PageHeadTags, ReadData } from '../../../public/page/publicRoute.ts';
import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { galleryJsonLd, galleryPictureJsonLd } from './gallery.jsonLd.ts';
import { galleryItemQuery, galleryPageQuery } from './gallery.queries.ts';
import { galleryPlace, gallerySearch } from './galleryAddress.ts';

/** Metadata for a gallery page number or an open picture. */
export function galleryHead(search: URLSearchParams, read: ReadData): PageHeadTags {
  const place = galleryPlace(search);
  const { page, picture } = place;
  const item = picture === undefined ? undefined : read(galleryItemQuery(picture))?.galleryItemById;
  if (item) {
    // One canonical address for each picture, whatever page it was opened from.
    return {
      title: item.title,
      description: [item.author, item.yearMade].filter(Boolean).join(', '),
      image: item.image,
      search: gallerySearch({ page: 1, picture: item.id }),
      jsonLd: (site) => [galleryPictureJsonLd(item, site)].filter((one) => one !== undefined),
    };
  }
  const shown = read(galleryPageQuery(page))?.galleryByPage.items ?? [];
  return {
    description: artsTexts.description,
    search: gallerySearch({ page, picture: undefined }),
    jsonLd: (site) => (shown.length > 0 ? [galleryJsonLd(shown, page, site)] : []),
    ...(page > 1 ? { title: galleryTexts.pageTitle(page) } : {}),
  };
}
