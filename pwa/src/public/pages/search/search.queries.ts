import { UNKNOWN } from '@centar/domain/whatsOn.ts';
import { searchWords } from '@centar/domain/wordSearch.ts';
import { pageQuery } from '../../page/pageQuery.ts';
import { Search } from './search.operations.ts';
import type { AskedSearch } from './searchView.ts';

/** The query of a search address; undefined where the address has no words, or asks for a type that is not known. */
export function searchQuery({ text, itemType, page }: AskedSearch) {
  if (searchWords(text).length === 0 || itemType === UNKNOWN) return undefined;
  return pageQuery(Search, { text, itemType: itemType ?? null, page });
}
