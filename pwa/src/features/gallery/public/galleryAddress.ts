import { paths } from '../../../shared/paths.ts';
import { queryList, type ReadData } from '../../../public/page/publicRoute.ts';
import type { AnyPageQuery } from '../../../public/page/pageQuery.ts';
import { galleryItemQuery, galleryPageQuery } from './gallery.queries.ts';

/** Where on the gallery's wall a visitor stands. */
export interface GalleryPlace {
  /** Counts from 1. */
  readonly page: number;
  /** The picture whose overlay is open. */
  readonly picture: number | undefined;
}

const number = (text: string | null, pattern: RegExp): number | undefined =>
  text !== null && pattern.test(text) ? Number(text) : undefined;

/** Reads `?strana=2&slika=17`; whatever is no page is the first one, whatever is no picture is none. */
export function galleryPlace(search: URLSearchParams): GalleryPlace {
  return {
    page: number(search.get('strana'), /^[1-9]\d{0,3}$/) ?? 1,
    picture: number(search.get('slika'), /^[1-9]\d{0,8}$/),
  };
}

/** `?strana=2&slika=17`, in the order in which the server keeps pages; empty for the first page alone. */
export function gallerySearch({ page, picture }: GalleryPlace): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('strana', String(page));
  if (picture !== undefined) search.set('slika', String(picture));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The address of a place. */
export function galleryHref(place: GalleryPlace): string {
  const section = place.picture === undefined ? '#galerija' : '';
  return `${paths.programType('likovni')}${gallerySearch(place)}${section}`;
}

/** The queries of the gallery: its page, and the open picture if any. */
export function galleryQueries({ page, picture }: GalleryPlace): AnyPageQuery[] {
  return queryList(
    galleryPageQuery(page),
    ...(picture === undefined ? [] : [galleryItemQuery(picture)]),
  );
}

/** The address of the last page of the gallery if an address names a page beyond it. */
export function lastOfGallery(search: URLSearchParams, read: ReadData): string | undefined {
  const { page, picture } = galleryPlace(search);
  const gallery = read(galleryPageQuery(page))?.galleryByPage;
  if (page === 1 || gallery?.items.length !== 0) return undefined;
  return galleryHref({ page: Math.ceil(gallery.total / gallery.pageSize), picture });
}
