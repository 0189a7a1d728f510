import { useState, type ReactNode } from 'react';
import { fold } from '../../../domain/search.ts';
import { uiTexts } from '../texts/ui.ts';
import { DataTable } from '../ui/staff/DataTable.tsx';
import type { DataTableProps } from '../ui/staff/DataTable.tsx';
import { ListTools } from '../ui/staff/ListTools.tsx';
import { SearchBox } from '../ui/staff/SearchBox.tsx';

/** A staff list: what the table takes, and how to search it. */
export interface AdminTableProps<Row> extends DataTableProps<Row> {
  readonly searchLabel: string;
  /** The texts of a row in which the search looks. */
  readonly searchIn: (row: Row) => readonly string[];
  /** Shown while there is nothing to list. */
  readonly empty: ReactNode;
}

/** Does a row's text hold every word of the query, whatever the case and diacritics? */
export function isFound(texts: readonly string[], query: string): boolean {
  const folded = fold(texts.join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** A table with a search above it. */
export function AdminTable<Row>(props: AdminTableProps<Row>): ReactNode {
  const { searchLabel, searchIn, rows, empty, ...table } = props;
  const [query, setQuery] = useState('');
  const found = rows.filter((row) => isFound(searchIn(row), query));
  return (
    <>
      <ListTools>
        <SearchBox label={searchLabel} value={query} onChange={setQuery} />
      </ListTools>
      <DataTable
        {...table}
        rows={found}
        empty={rows.length === 0 ? empty : uiTexts.staff.nothingFound(query)}
      />
    </>
  );
}
