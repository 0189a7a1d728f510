import { ACCESS_FACTS } from '@centar/domain/accessFacts.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import {
  HITS_ON_A_PAGE,
  MOST_HITS,
  placeOfWords,
  SEARCH,
  SEARCHED_TYPES,
  searchWords,
  spelledSearch,
  spellSearched,
  type SearchedType,
} from '@centar/domain/wordSearch.ts';
import { UNKNOWN } from '@centar/domain/whatsOn.ts';
import { galleryHref } from '../../../features/gallery/public/galleryAddress.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { paths } from '../../../shared/paths.ts';
import { searchTexts } from './search.texts.ts';

export interface SearchRequest {
  /** Normalised; empty before a search. */
  readonly text: string;
  /** Undefined: the best few of every type. */
  readonly itemType: SearchedType | typeof UNKNOWN | undefined;
  /** The page within one type, from 1. */
  readonly page: number;
}

export interface Hit {
  readonly itemId: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601; null for art. */
  readonly at: string | null;
  /** For programmes: when it becomes past, ISO 8601. */
  readonly pastAt?: string | null;
  readonly programType: string | null;
  /** For programmes and films: the status of the event at `at`. */
  readonly status: EventStatus | null;
}

export interface HitGroup {
  readonly itemType: SearchedType;
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** Results, or a suggested query. */
export interface SearchAnswer {
  readonly groups: readonly HitGroup[];
  readonly suggestion: string | null;
}

const PAGES = MOST_HITS / HITS_ON_A_PAGE;

/** Parses an address; an impossible page number becomes 1. */
export function parseSearchAddress(search: URLSearchParams): SearchRequest {
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

export function searchHref(text: string, itemType?: SearchRequest['itemType'], page = 1): string {
  const search = new URLSearchParams({ [SEARCH.text]: text });
  const slug = SEARCHED_TYPES.find((one) => one.itemType === itemType)?.slug;
  if (slug !== undefined) search.set(SEARCH.itemType, slug);
  if (page > 1) search.set(SEARCH.page, String(page));
  return `${paths.search}?${search.toString()}`;
}

/** How pages show the results of one type. */
interface SearchedTypeView {
  readonly title: string;
  readonly href: (hit: Hit) => string;
  /** The field of cached responses that contains a complete item, for offline search. */
  readonly wholeItem: string;
}

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

/** The requested type in words, `filmovi`; undefined for all. */
export function searchedKind({ itemType }: SearchRequest): string | undefined {
  if (itemType === undefined) return undefined;
  return itemType === UNKNOWN
    ? searchTexts.unknownKind
    : SEARCHED_VIEWS[itemType].title.toLowerCase();
}

/** Found by label or another word for it. */
export function soughtFacts(text: string): (typeof ACCESS_FACTS)[number][] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  return ACCESS_FACTS.filter((one) => placeOfWords(one.label, one.also, words));
}
