import type { ReactNode } from 'react';
import { publicationOf } from '../../../domain/content/publication.ts';
import { DataTable } from '../ui/staff/DataTable.tsx';
import type { Column, DataTableProps } from '../ui/staff/DataTable.tsx';
import { AdminList } from './AdminList.tsx';
import type { AdminListProps } from './AdminList.tsx';
import { ListPager } from './ListPager.tsx';
import { PublicationMark } from './PublicationMark.tsx';
import type { ListPlace } from './listPlace.ts';
import type { PublishedAt } from './publicationFilter.ts';
import { nextSort, PAGE_ROWS, sortRows } from './listPlace.ts';

/** A column that may order the list. */
export interface AdminColumn<Row> extends Column<Row> {
  /** What to order by when the head is pressed; moments as milliseconds or ISO 8601. */
  readonly sortBy?: (row: Row) => string | number;
}

/** A staff list: what the table takes, and how to search, filter and order it. */
export interface AdminTableProps<Row>
  extends
    Omit<DataTableProps<Row>, 'columns' | 'empty'>,
    Pick<AdminListProps<Row>, 'searchLabel' | 'searchIn' | 'filters' | 'publishedAt' | 'empty'> {
  readonly columns: readonly AdminColumn<Row>[];
  /** Marks drafts and planned items beside their titles, and lets choose by it. */
  readonly publishedAt?: PublishedAt<Row>;
}

const markedBy =
  <Row,>(publishedAt: PublishedAt<Row>) =>
  (column: AdminColumn<Row>): AdminColumn<Row> =>
    column.kind === 'title'
      ? {
          ...column,
          cell: (row) => {
            const at = publishedAt(row);
            if (publicationOf(at, new Date()) === 'published') return column.cell(row);
            return (
              <span className="t-marked">
                {column.cell(row)} <PublicationMark publishedAt={at} />
              </span>
            );
          },
        }
      : column;

/** A table with search and filter above it and pages below; what is chosen stands in the address. */
export function AdminTable<Row>(props: AdminTableProps<Row>): ReactNode {
  const { publishedAt } = props;
  const columns = publishedAt ? props.columns.map(markedBy(publishedAt)) : props.columns;
  const arrange = (rows: Row[], { sort, isDown }: ListPlace): Row[] => {
    const sorting = columns.find(({ head, sortBy }) => sortBy && head === sort)?.sortBy;
    return sorting ? sortRows(rows, sorting, isDown) : rows;
  };
  return (
    <AdminList {...props} pageRows={PAGE_ROWS} arrange={arrange}>
      {({ rows, page, pages, place, change, empty }) => (
        <>
          <DataTable
            caption={props.caption}
            rowKey={props.rowKey}
            {...(props.actions ? { actions: props.actions } : {})}
            columns={columns.map(({ sortBy, ...column }) => ({
              ...column,
              ...(sortBy && column.head === place.sort
                ? { sorted: place.isDown ? 'descending' : 'ascending' }
                : {}),
              ...(sortBy
                ? {
                    onSort: () => {
                      change(nextSort(place, column.head));
                    },
                  }
                : {}),
            }))}
            rows={rows}
            empty={empty}
          />
          {pages > 1 ? <ListPager page={page} pages={pages} change={change} /> : null}
        </>
      )}
    </AdminList>
  );
}
