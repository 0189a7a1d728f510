import { searchKey } from '@centar/domain/search.ts';
import { chosenOf, type ListFilter, type ShownList } from '../list/AdminList.tsx';
import { PAGE_ROWS, type ListSearchParams } from '../list/listSearchParams.ts';
import { useListSearchParams } from '../list/useListSearchParams.ts';

/** A filter of rows in memory. */
export interface RowFilter<Row> extends ListFilter {
  readonly keeps: (row: Row) => boolean;
}

export interface RowsView<Row> {
  /** The texts to search. */
  readonly searchIn: (row: Row) => readonly string[];
  readonly filters: readonly RowFilter<Row>[];
  /** Sort keys by column title; dates as ISO 8601. */
  readonly orders: Readonly<Record<string, (row: Row) => string | number>>;
}

/** Contains every word of the query, ignoring script, case and diacritics. */
export function isFound(texts: readonly string[], query: string): boolean {
  const searchKeyed = searchKey(texts.join(' '));
  return searchKey(query)
    .split(/\s+/)
    .every((word) => searchKeyed.includes(word));
}

const order = new Intl.Collator('sr-Latn', { numeric: true });

/** Stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number,
  isDown: boolean,
): Row[] {
  const compare = (one: string | number, other: string | number): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : order.compare(String(one), String(other));
  return rows.toSorted((one, other) => (isDown ? -1 : 1) * compare(by(one), by(other)));
}

function arrange<Row>(rows: readonly Row[], params: ListSearchParams, view: RowsView<Row>): Row[] {
  const filter = chosenOf(view.filters, params.filter);
  const found = rows.filter(
    (row) => (filter?.keeps(row) ?? true) && isFound(view.searchIn(row), params.query),
  );
  const by = Object.hasOwn(view.orders, params.sort) ? view.orders[params.sort] : undefined;
  return by ? sortRows(found, by, params.isDown) : found;
}

/** In memory: the server sends the newest items of the trash in one response. */
export function useRowsHere<Row>(rows: readonly Row[], view: RowsView<Row>): ShownList<Row> {
  const [params, change] = useListSearchParams();
  const arranged = arrange(rows, params, view);
  const pages = Math.max(1, Math.ceil(arranged.length / PAGE_ROWS));
  const page = Math.min(params.page, pages);
  return {
    items: arranged.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS),
    page,
    pages,
    total: rows.length,
    params,
    change,
  };
}
