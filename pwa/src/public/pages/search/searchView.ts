import type { SearchedType } from '@centar/domain/wordSearch.ts';
import {
  HITS_ON_A_PAGE,
  MOST_HITS,
  SEARCH,
  SEARCHED_TYPES,
  spelledSearch,
} from '@centar/domain/wordSearch.ts';
import { galleryHref } from '../../../features/gallery/public/galleryAddress.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { paths } from '../../../shared/paths.ts';

/** The search that an address asks for. */
export interface AskedSearch {
  /** The query in its one spelling; empty before anything is searched. */
  readonly text: string;
  /** Undefined: the best few of every type. */
  readonly itemType: SearchedType | undefined;
  /** The page within one type, from 1. */
  readonly page: number;
}

/** An item that was found. */
export interface Hit {
  readonly itemId: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601; of art nothing. */
  readonly at: string | null;
  readonly programType: string | null;
}

/** Results of one type. */
export interface HitGroup {
  readonly itemType: SearchedType;
  readonly total: number;
  readonly hits: readonly Hit[];
}

const PAGES = MOST_HITS / HITS_ON_A_PAGE;

/** Reads an address; what can't be understood asks for nothing. */
export function searchAsked(search: URLSearchParams): AskedSearch {
  const slug = search.get(SEARCH.itemType);
  const page = Number(search.get(SEARCH.page) ?? 1);
  const itemType = SEARCHED_TYPES.find((one) => one.slug === slug)?.itemType;
  const isPage = itemType !== undefined && Number.isInteger(page) && page >= 1 && page <= PAGES;
  return {
    text: spelledSearch(search.get(SEARCH.text) ?? ''),
    itemType,
    page: isPage ? page : 1,
  };
}

/** The address of a search. */
export function searchHref(text: string, itemType?: SearchedType, page = 1): string {
  const search = new URLSearchParams({ [SEARCH.text]: text });
  const slug = SEARCHED_TYPES.find((one) => one.itemType === itemType)?.slug;
  if (slug !== undefined) search.set(SEARCH.itemType, slug);
  if (page > 1) search.set(SEARCH.page, String(page));
  return `${paths.search}?${search.toString()}`;
}

const HREFS: Readonly<Record<SearchedType, (hit: Hit) => string>> = {
  Program: ({ itemId: id, programType }) => pageOfProgram({ id, programType: programType ?? '' }),
  Movie: ({ itemId }) => paths.movie(itemId),
  News: ({ itemId }) => paths.newsItem(itemId),
  Competition: ({ itemId }) => paths.competition(itemId),
  Procurement: ({ itemId }) => paths.procurement(itemId),
  GalleryItem: ({ itemId }) => galleryHref({ page: 1, picture: itemId }),
  Colony: ({ itemId }) => paths.colony(itemId),
  ArtSalon: ({ itemId }) => paths.artSalon(itemId),
};

/** The page of an item that was found. */
export const hitHref = (itemType: SearchedType, hit: Hit): string => HREFS[itemType](hit);
