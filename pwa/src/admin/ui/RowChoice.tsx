import type { KeyboardEvent, ReactNode } from 'react';
import './RowChoice.css';

export interface RowChoice<Row> {
  /** The column's name for screen readers. */
  readonly head: string;
  readonly labelOf: (row: Row) => string;
  readonly isChosen: (row: Row) => boolean;
  /** A range is from the last chosen row, with the shift key. */
  readonly onChoose: (row: Row, isChosen: boolean, isRange: boolean) => void;
}

/** With shift, the arrow keys choose each row on the way. */
function onArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const box = event.currentTarget;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-row] .row-choice input')];
  const next = boxes[boxes.indexOf(box) + step];
  if (!next) return;
  next.focus();
  if (event.shiftKey) for (const one of [box, next]) if (!one.checked) one.click();
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
        onKeyDown={onArrow}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          choice.onChoose(row, event.target.checked, shiftKey);
        }}
      />
    </label>
  );
}
