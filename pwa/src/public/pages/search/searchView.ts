import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  HITS_ON_A_PAGE,
  MOST_HITS,
  SEARCH,
  SEARCHED_TYPES,
  spelledSearch,
  spellSearched,
  type SearchedType,
} from '@centar/domain/wordSearch.ts';
import { UNKNOWN } from '@centar/domain/whatsOn.ts';
import { galleryHref } from '../../../features/gallery/public/galleryAddress.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { paths } from '../../../shared/paths.ts';
import { searchTexts } from './search.texts.ts';

/** The search that an address asks for. */
export interface AskedSearch {
  /** The query in its one spelling; empty before anything is searched. */
  readonly text: string;
  /** Undefined: the best few of every type. */
  readonly itemType: SearchedType | typeof UNKNOWN | undefined;
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
  /** Of programmes: from when on it is past, ISO 8601. */
  readonly pastAt?: string | null;
  readonly programType: string | null;
  /** Of programmes and films: whether what `at` says takes place. */
  readonly status: EventStatus | null;
}

/** Results of one type. */
export interface HitGroup {
  readonly itemType: SearchedType;
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** What was found, or what may have been meant. */
export interface SearchAnswer {
  readonly groups: readonly HitGroup[];
  readonly suggestion: string | null;
}

const PAGES = MOST_HITS / HITS_ON_A_PAGE;

/** Reads an address; a page that there can't be is the first one. */
export function searchAsked(search: URLSearchParams): AskedSearch {
  const slug = spellSearched(search.get(SEARCH.itemType) ?? '');
  const page = Number(search.get(SEARCH.page) ?? 1);
  const itemType =
    slug === UNKNOWN ? UNKNOWN : SEARCHED_TYPES.find((one) => one.slug === slug)?.itemType;
  const isPage = itemType !== undefined && Number.isInteger(page) && page >= 1 && page <= PAGES;
  return {
    text: spelledSearch(search.get(SEARCH.text) ?? ''),
    itemType,
    page: isPage ? page : 1,
  };
}

/** The address of a search. */
export function searchHref(text: string, itemType?: AskedSearch['itemType'], page = 1): string {
  const search = new URLSearchParams({ [SEARCH.text]: text });
  const slug = SEARCHED_TYPES.find((one) => one.itemType === itemType)?.slug;
  if (slug !== undefined) search.set(SEARCH.itemType, slug);
  if (page > 1) search.set(SEARCH.page, String(page));
  return `${paths.search}?${search.toString()}`;
}

/** A searched type, as the pages show what was found of it. */
interface SearchedTypeView {
  /** The heading of the group. */
  readonly title: string;
  /** The page of an item. */
  readonly href: (hit: Hit) => string;
  /** The field of the answers kept on the device that holds a whole item, for searching without a connection. */
  readonly wholeItem: string;
}

/** The one list of searched types on the pages; the compiler asks for an entry for each. */
export const SEARCHED_VIEWS: Readonly<Record<SearchedType, SearchedTypeView>> = {
  Program: {
    title: 'Programi',
    href: ({ itemId: id, programType }) => pageOfProgram({ id, programType: programType ?? '' }),
    wholeItem: 'programById',
  },
  Movie: {
    title: 'Filmovi',
    href: ({ itemId }) => paths.movie(itemId),
    wholeItem: 'movieById',
  },
  News: { title: 'Vesti', href: ({ itemId }) => paths.newsItem(itemId), wholeItem: 'newsById' },
  Competition: {
    title: 'Konkursi',
    href: ({ itemId }) => paths.competition(itemId),
    wholeItem: 'competitionById',
  },
  Procurement: {
    title: 'Javne nabavke',
    href: ({ itemId }) => paths.procurement(itemId),
    wholeItem: 'procurementById',
  },
  GalleryItem: {
    title: 'Galerija',
    href: ({ itemId }) => galleryHref({ page: 1, picture: itemId }),
    wholeItem: 'galleryItemById',
  },
  Colony: {
    title: 'Kolonije',
    href: ({ itemId }) => paths.colony(itemId),
    wholeItem: 'colonyById',
  },
  ArtSalon: {
    title: 'Saloni',
    href: ({ itemId }) => paths.artSalon(itemId),
    wholeItem: 'artSalonById',
  },
};

/** The type that a search asks for in words, `filmovi`; undefined for all. */
export function searchedKind({ itemType }: AskedSearch): string | undefined {
  if (itemType === undefined) return undefined;
  return itemType === UNKNOWN
    ? searchTexts.unknownKind
    : SEARCHED_VIEWS[itemType].title.toLowerCase();
}
