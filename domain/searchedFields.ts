import { searchedFields } from './types/declaration.ts';
import { ART_SALON, COLONY } from './types/exhibitions.ts';
import { NEWS } from './types/news.ts';
import type { SearchedType } from './wordSearch.ts';

/**
 * Also for the offline search. Separate from `content/`, so that visitors do not load those rules.
 */
export const SEARCHED_FIELDS = {
  Program: ['title', 'author', 'description', 'place'],
  Movie: ['title', 'author', 'genere', 'description'],
  News: searchedFields(NEWS),
  Competition: ['title', 'author', 'description', 'number'],
  Procurement: ['title', 'author', 'description', 'number'],
  GalleryItem: ['title', 'author', 'yearMade'],
  Colony: searchedFields(COLONY),
  ArtSalon: searchedFields(ART_SALON),
} as const satisfies Readonly<Record<SearchedType, readonly string[]>>;
