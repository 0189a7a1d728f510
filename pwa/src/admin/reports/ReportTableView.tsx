import type { ReactNode } from 'react';
import type { ReportTable, TableCell } from '@centar/domain/reports/tables.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { reportsTexts as texts } from './reports.texts.ts';

export interface ReportTableViewProps {
  readonly table: ReportTable;
  readonly write: WriteText;
  /** How many first columns are texts; the others are numbers. */
  readonly words?: number;
}

function Cell({ cell, write }: { cell: TableCell; write: WriteText }): ReactNode {
  if (cell === null) return <span className="report-unknown">{write(texts.unknown)}</span>;
  return typeof cell === 'number' ? cell.toLocaleString('sr-Latn') : write(cell);
}

/** Scrolls sideways on phones, fits the paper in print. */
export function ReportTableView(props: ReportTableViewProps): ReactNode {
  const { table, write, words = 1 } = props;
  const title = write(table.title);
  return (
    <section className="report-part">
      <h2>{title}</h2>
      <div className="report-scroll" role="region" aria-label={title} tabIndex={0}>
        <table className="report-table">
          <thead>
            <tr>
              {table.head.map((text, at) => (
                <th key={text} scope="col" className={at < words ? undefined : 'report-number'}>
                  {write(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, rowAt) => (
              // The rows of a table have no id and never change places.
              <tr key={rowAt}>
                {row.map((cell, at) =>
                  at === 0 ? (
                    <th key={table.head[at]} scope="row">
                      <Cell cell={cell} write={write} />
                    </th>
                  ) : (
                    <td key={table.head[at]} className={at < words ? undefined : 'report-number'}>
                      <Cell cell={cell} write={write} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
