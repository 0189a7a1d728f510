import type { ReactNode } from 'react';
import './RowChoice.css';

export interface RowChoice<Row> {
  /** The column's name for screen readers. */
  readonly head: string;
  readonly labelOf: (row: Row) => string;
  readonly isChosen: (row: Row) => boolean;
  readonly onChoose: (row: Row, isChosen: boolean) => void;
}

/** Its touch target is 44 px. */
export function RowCheckbox<Row>({
  choice,
  row,
}: {
  readonly choice: RowChoice<Row>;
  readonly row: Row;
}): ReactNode {
  return (
    <label className="row-choice">
      <input
        type="checkbox"
        aria-label={choice.labelOf(row)}
        checked={choice.isChosen(row)}
        onChange={(event) => {
          choice.onChoose(row, event.target.checked);
        }}
      />
    </label>
  );
}
