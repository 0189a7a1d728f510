import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.ts';
import './DataTable.css';

/** A column of a table. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** `title` names the row and comes first on a phone; `status` stands beside it there; `date` never wraps. */
  readonly kind?: 'title' | 'date' | 'status' | 'text';
  readonly sorted?: 'ascending' | 'descending';
}

/** Rows of anything. */
export interface DataTableProps<Row> {
  /** Read by screen readers: what the table lists. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Buttons at the right, or under the entry on a phone. */
  readonly actions?: (row: Row) => ReactNode;
  /** Shown without rows: what was searched, or how to begin. */
  readonly empty?: ReactNode;
}

/** A white table with a rule under its head; on a phone each row becomes a stacked entry. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, actions, empty } = props;
  if (rows.length === 0) {
    return (
      <div className="tb">
        <div className="tb-none" role="status">
          {empty ?? uiTexts.staff.emptyTable}
        </div>
      </div>
    );
  }
  return (
    <div className="tb">
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" aria-sort={column.sorted}>
                {column.head}
              </th>
            ))}
            {actions ? (
              <th scope="col" className="t-end">
                {uiTexts.staff.actions}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
              {actions ? (
                <td className="t-end">
                  <span className="acts">{actions(row)}</span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  const { kind = 'text', head, cell } = column;
  if (kind === 'title') return <th scope="row">{cell(row)}</th>;
  return (
    <td className={`t-${kind}`} data-h={kind === 'status' ? undefined : head}>
      {cell(row)}
    </td>
  );
}
