import type { ReactNode } from 'react';
import { publicationOf } from '@centar/domain/content/publication.ts';
import { DataTable } from '../ui/DataTable.tsx';
import type { Column, DataTableProps } from '../ui/DataTable.tsx';
import { AdminList } from './AdminList.tsx';
import type { AdminListProps } from './AdminList.tsx';
import { ListPager } from './ListPager.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';
import { nextSort } from './listSearchParams.ts';

/** A column that may order the list. */
export interface AdminColumn<Row> extends Column<Row> {
  /** The server's name of the order, asked for when the head is pressed. */
  readonly order?: string;
}

/** A column that shows a text of the rows as it is, under the label of the field, and orders the list by it. */
export function textColumn<Name extends string>(
  name: Name,
  { [name]: field }: Readonly<Record<Name, { readonly label: string }>>,
): AdminColumn<Readonly<Record<Name, string>>> {
  return { head: field.label, cell: (row) => row[name], order: name };
}

/** How a row's publication is read: ISO 8601, null for a draft. */
type PublishedAt<Row> = (row: Row) => string | null;

/** A staff list: what the table takes, and how to search, filter and order it. */
export interface AdminTableProps<Row>
  extends
    Omit<DataTableProps<Row>, 'columns' | 'empty' | 'rows'>,
    Omit<AdminListProps<Row>, 'children'> {
  readonly columns: readonly AdminColumn<Row>[];
  /** Marks drafts and planned items beside their titles. */
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
              <span className="table-marked">
                {column.cell(row)} <PublicationBadge publishedAt={at} />
              </span>
            );
          },
        }
      : column;

/** A table with search and filter above it and pages below; what is chosen stands in the address. */
export function AdminTable<Row>(props: AdminTableProps<Row>): ReactNode {
  const { list, publishedAt } = props;
  const { rows, page, pages, place, change } = list;
  const columns = publishedAt ? props.columns.map(markedBy(publishedAt)) : props.columns;
  return (
    <AdminList {...props}>
      {(empty) => (
        <>
          <DataTable
            caption={props.caption}
            rowKey={props.rowKey}
            {...(props.actions ? { actions: props.actions } : {})}
            columns={columns.map(({ order, ...column }) => ({
              ...column,
              ...(order && column.head === place.sort
                ? { sorted: place.isDown ? 'descending' : 'ascending' }
                : {}),
              ...(order
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
