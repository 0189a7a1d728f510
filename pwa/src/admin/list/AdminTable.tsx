import type { ReactNode } from 'react';
import { DataTable, type Column, type DataTableProps } from '../ui/DataTable.tsx';
import { AdminList, type AdminListProps } from './AdminList.tsx';
import { nextSort } from './listSearchParams.ts';

/** A column that can sort the list. */
export interface AdminColumn<Row> extends Column<Row> {
  /** The server's name of the order. */
  readonly order?: string;
  /** The default order of the list. */
  readonly sortedByDefault?: Column<Row>['sorted'];
}

/** With the field's label. */
export function textColumn<Name extends string>(
  name: Name,
  { [name]: field }: Readonly<Record<Name, { readonly label: string }>>,
): AdminColumn<Readonly<Record<Name, string>>> {
  return { head: field.label, kind: 'detail', cell: (row) => row[name], order: name };
}

export interface AdminTableProps<Row>
  extends
    Omit<DataTableProps<Row>, 'columns' | 'empty' | 'rows'>,
    Omit<AdminListProps<Row>, 'children'> {
  readonly columns: readonly AdminColumn<Row>[];
}

/** The URL stores all choices. */
export function AdminTable<Row>(props: AdminTableProps<Row>): ReactNode {
  const { caption, columns, rowKey, actions, choice, list } = props;
  const { params, change } = list;
  const direction = params.isDown ? 'descending' : 'ascending';
  return (
    <AdminList {...props}>
      {(empty) => (
        <DataTable
          caption={caption}
          rowKey={rowKey}
          actions={actions}
          choice={choice}
          columns={columns.map(({ order, sortedByDefault, ...column }) =>
            order
              ? {
                  ...column,
                  sorted:
                    params.sort === ''
                      ? sortedByDefault
                      : column.head === params.sort
                        ? direction
                        : undefined,
                  onSort: () => {
                    change(nextSort(params, column.head));
                  },
                }
              : column,
          )}
          rows={list.items}
          empty={empty}
        />
      )}
    </AdminList>
  );
}
