import type { ImageGalleryLeaf, ImageObjectLeaf } from 'schema-dts';
import {
  centreReference,
  described,
  TEXT_LANGUAGE,
  type JsonLdSite,
} from '../../../public/page/jsonLd.ts';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { paths } from '../../../shared/paths.ts';
import type { GalleryItemData } from './gallery.operations.ts';
import { galleryHref, gallerySearch } from './galleryAddress.ts';

/** One picture; those of a missing file are undefined. */
export function galleryPictureJsonLd(
  { id, title, author, yearMade, image }: GalleryItemData,
  { facts, publicUrl }: JsonLdSite,
): ImageObjectLeaf | undefined {
  if (!image) return undefined;
  const address = `${publicUrl}${paths.programType('likovni')}${gallerySearch({ page: 1, picture: id })}`;
  return described<ImageObjectLeaf>({
    '@type': 'ImageObject',
    '@id': `${address}#slika`,
    name: title,
    url: address,
    contentUrl: `${publicUrl}${image.src}`,
    caption: image.alt || undefined,
    creditText: author || facts.name,
    creator: author ? { '@type': 'Person', name: author } : undefined,
    copyrightNotice: author || facts.name,
    acquireLicensePage: `${publicUrl}${paths.terms}`,
    dateCreated: /^\d{4}$/.exec(yearMade)?.[0],
  });
}

/** A page of the gallery with its pictures. */
export function galleryJsonLd(
  items: readonly GalleryItemData[],
  page: number,
  site: JsonLdSite,
): ImageGalleryLeaf {
  const address = `${site.publicUrl}${galleryHref({ page, picture: undefined })}`;
  return {
    '@type': 'ImageGallery',
    '@id': address,
    name: galleryTexts.title,
    url: address,
    inLanguage: TEXT_LANGUAGE,
    publisher: centreReference(site),
    image: items.flatMap((item) => galleryPictureJsonLd(item, site) ?? []),
  };
}
