import { UNKNOWN } from '@centar/domain/whatsOn.ts';
import { searchWords } from '@centar/domain/wordSearch.ts';
import { pageQuery } from '../../page/pageQuery.ts';
import { Search } from './search.operations.ts';
import type { SearchRequest } from './searchView.ts';

/** Undefined without search words or for an unknown type. */
export function searchQuery({ text, itemType, page }: SearchRequest) {
  if (searchWords(text).length === 0 || itemType === UNKNOWN) return undefined;
  return pageQuery(Search, { text, itemType: itemType ?? null, page });
}
