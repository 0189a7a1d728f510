import { paths } from '../../../shared/paths.ts';
import type { ReadData } from '../../../public/page/publicRoute.ts';
import type { AnyPageQuery } from '../../../public/page/pageQuery.ts';
import { galleryItemQuery, galleryPageQuery } from './gallery.queries.ts';

export interface GalleryPlace {
  /** Counts from 1. */
  readonly page: number;
  /** The picture whose overlay is open. */
  readonly picture: number | undefined;
}

const number = (text: string | null, pattern: RegExp): number | undefined =>
  text !== null && pattern.test(text) ? Number(text) : undefined;

/** Parses `?strana=2&slika=17`; an invalid page becomes 1, an invalid picture undefined. */
export function galleryPlace(search: URLSearchParams): GalleryPlace {
  return {
    page: number(search.get('strana'), /^[1-9]\d{0,3}$/) ?? 1,
    picture: number(search.get('slika'), /^[1-9]\d{0,8}$/),
  };
}

/** In the order of the server's cache keys; empty for the first page. */
export function gallerySearch({ page, picture }: GalleryPlace): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('strana', String(page));
  if (picture !== undefined) search.set('slika', String(picture));
  const text = search.toString();
  return text ? `?${text}` : '';
}

export function galleryHref(place: GalleryPlace): string {
  const section = place.picture === undefined ? '#galerija' : '';
  return `${paths.programType('likovni')}${gallerySearch(place)}${section}`;
}

export function galleryQueries({ page, picture }: GalleryPlace): AnyPageQuery[] {
  return [galleryPageQuery(page), ...(picture === undefined ? [] : [galleryItemQuery(picture)])];
}

/** The address of the last page if the requested page is beyond it. */
export function lastOfGallery(search: URLSearchParams, read: ReadData): string | undefined {
  const { page, picture } = galleryPlace(search);
  const gallery = read(galleryPageQuery(page))?.galleryByPage;
  if (page === 1 || gallery?.items.length !== 0) return undefined;
  return galleryHref({ page: Math.ceil(gallery.total / gallery.pageSize), picture });
}
