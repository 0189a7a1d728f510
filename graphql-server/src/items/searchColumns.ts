import { orderKey, searchKey } from '@centar/domain/search.ts';

/**
 * `searchText` is the folded text of `searchIn`'s columns, `titleKey` the title's sort key; never
 * empty, because the next start fills an empty one.
 */
export function searchColumns(
  searchIn: readonly string[],
  row: object,
): { searchText: string; titleKey: string } {
  const values = row as Readonly<Record<string, string | null | undefined>>;
  return {
    searchText: searchKey(searchIn.map((column) => values[column] ?? '').join('\n')),
    titleKey: orderKey(values['title'] ?? '') || ' ',
  };
}
