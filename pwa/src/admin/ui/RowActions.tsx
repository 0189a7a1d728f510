import type { ReactNode } from 'react';
import { staffUiTexts as texts } from './adminUi.texts.ts';
import { changeRows } from './changeRows.ts';
import { IconAction } from './IconAction.tsx';

export interface RowActionsProps<Row> {
  readonly rows: readonly Row[];
  readonly at: number;
  /** For the buttons' labels. */
  readonly name: string;
  /** Whether staff can change the order. */
  readonly isOrdered: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

export function RowActions<Row>(props: RowActionsProps<Row>): ReactNode {
  const { rows, at, name, isOrdered, onChange } = props;
  const moveTo = (place: number): void => {
    onChange(rows.toSpliced(at, 1).toSpliced(place, 0, ...rows.slice(at, at + 1)));
  };
  return (
    <>
      {isOrdered && at > 0 ? (
        <IconAction
          icon="chevron-up"
          label={texts.rowUp(name)}
          act="up"
          onClick={({ currentTarget }) => {
            changeRows(currentTarget, 'up', () => {
              moveTo(at - 1);
            });
          }}
        />
      ) : null}
      {isOrdered && at < rows.length - 1 ? (
        <IconAction
          icon="chevron-down"
          label={texts.rowDown(name)}
          act="down"
          onClick={({ currentTarget }) => {
            changeRows(currentTarget, 'down', () => {
              moveTo(at + 1);
            });
          }}
        />
      ) : null}
      <IconAction
        icon="trash"
        danger
        label={texts.rowRemove(name)}
        act="remove"
        onClick={({ currentTarget }) => {
          changeRows(currentTarget, 'remove', () => {
            onChange(rows.toSpliced(at, 1));
          });
        }}
      />
    </>
  );
}
