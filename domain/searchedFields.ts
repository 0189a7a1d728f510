import { searchedFields } from './types/declaration.ts';
import { MOVIE, PROGRAM } from './types/events.ts';
import { ART_SALON, COLONY } from './types/exhibitions.ts';
import { GALLERY_ITEM } from './types/gallery.ts';
import { NEWS } from './types/news.ts';
import { COMPETITION, PROCUREMENT } from './types/notices.ts';
import type { SearchedType } from './wordSearch.ts';

/**
 * Also for the offline search. Separate from `content/`, so that visitors do not load those rules.
 */
export const SEARCHED_FIELDS = {
  Program: searchedFields(PROGRAM),
  Movie: searchedFields(MOVIE),
  News: searchedFields(NEWS),
  Competition: searchedFields(COMPETITION),
  Procurement: searchedFields(PROCUREMENT),
  GalleryItem: searchedFields(GALLERY_ITEM),
  Colony: searchedFields(COLONY),
  ArtSalon: searchedFields(ART_SALON),
} as const satisfies Readonly<Record<SearchedType, readonly string[]>>;
