import { orderKey, searchKey } from '@centar/domain/search.ts';

/**
 * The search columns of an item. `searchText` is the folded text of the columns named by the type's `searchIn`;
 * `titleKey` is the sort key of its title.
 */
export function searchColumns(
  searchIn: readonly string[],
  row: object,
): { searchText: string; titleKey: string } {
  const values = row as Readonly<Record<string, string | null | undefined>>;
  return {
    searchText: searchKey(searchIn.map((column) => values[column] ?? '').join('\n')),
    titleKey: orderKey(values['title'] ?? ''),
  };
}
