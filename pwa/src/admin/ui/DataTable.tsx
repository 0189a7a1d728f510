import type { ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { RowCheckbox, type RowChoice } from './RowChoice.tsx';
import './DataTable.css';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `title` names the row and is first on a phone, with `status` beside it; `date` never wraps. In
   * a table with a `when`, phones show two lines a row: `picture` and `title`, `status` and `when`.
   * Narrow windows hide the last `detail`, then all of them, then the `picture`.
   */
  readonly kind?: 'title' | 'date' | 'status' | 'text' | 'picture' | 'when' | 'detail';
  readonly sorted?: 'ascending' | 'descending' | undefined;
  readonly onSort?: (() => void) | undefined;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Below the entry on a phone. */
  readonly actions?: ((row: Row) => ReactNode) | undefined;
  readonly choice?: RowChoice<Row> | undefined;
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
}

const HIDEABLE: ReadonlySet<Column<unknown>['kind']> = new Set(['detail', 'picture']);

/** On a phone each row becomes a stacked entry. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, actions, choice, empty } = props;
  // Without a title column, the first column names the row.
  const headAt = Math.max(
    columns.findIndex(({ kind }) => kind === 'title'),
    0,
  );
  if (rows.length === 0) {
    return (
      <div className="data-table">
        <div className="data-table-none" role="status">
          {empty ?? staffUiTexts.emptyTable}
        </div>
      </div>
    );
  }
  return (
    <div
      className={
        columns.some(({ kind }) => kind === 'when') ? 'data-table two-lines' : 'data-table'
      }
    >
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choice ? (
              <th scope="col" className="table-choice">
                <span className="visually-hidden">{choice.head}</span>
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={HIDEABLE.has(column.kind) ? `table-${String(column.kind)}` : undefined}
                aria-sort={column.sorted}
              >
                <Head {...column} />
              </th>
            ))}
            {actions ? (
              <th scope="col" className="table-end">
                {staffUiTexts.actions}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row="">
              {choice ? (
                <td className="table-choice">
                  <RowCheckbox choice={choice} row={row} />
                </td>
              ) : null}
              {columns.map((column, at) => (
                <Cell key={column.head} column={column} row={row} isHead={at === headAt} />
              ))}
              {actions ? (
                <td className="table-end">
                  <span className="actions">{actions(row)}</span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ head, kind, sorted, onSort }: Column<Row>): ReactNode {
  if (kind === 'picture') return <span className="visually-hidden">{head}</span>;
  if (!onSort) return head;
  return (
    <>
      <span className="table-word">{head}</span>
      <button className="table-sort" type="button" onClick={onSort}>
        {head}
        {sorted ? (
          <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} size={16} />
        ) : null}
      </button>
    </>
  );
}

/** Understood without the column's title. */
const NAMELESS: ReadonlySet<Column<unknown>['kind']> = new Set(['status', 'picture', 'when']);

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isHead: boolean;
}

function Cell<Row>({ column, row, isHead }: CellProps<Row>): ReactNode {
  const { kind = 'text', head, cell } = column;
  if (isHead) return <th scope="row">{cell(row)}</th>;
  return (
    <td className={`table-${kind}`} data-h={NAMELESS.has(kind) ? undefined : head}>
      {cell(row)}
    </td>
  );
}
