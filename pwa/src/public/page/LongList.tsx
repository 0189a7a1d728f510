import { use, type ReactNode } from 'react';
import { RenderTurnContext } from './renderTurn.ts';

/** Rows rendered in one piece, which takes about a millisecond. */
const ROWS = 25;

export interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Renders one row, with a key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * A list of hundreds of rows, without a wrapping element. The server renders it in pieces and
 * handles other requests in between.
 */
export function LongList<Item>({ items, children }: LongListProps<Item>): ReactNode {
  return <Rows items={items} first={0} row={children} />;
}

interface RowsProps<Item> extends Pick<LongListProps<Item>, 'items'> {
  readonly first: number;
  readonly row: LongListProps<Item>['children'];
}

/**
 * A component can suspend only once for the same promise, so each piece is nested in the previous
 * one.
 */
function Rows<Item>({ items, first, row }: RowsProps<Item>): ReactNode {
  const turn = use(RenderTurnContext)();
  if (turn) use(turn);
  const next = first + ROWS;
  return (
    <>
      {items.slice(first, next).map((item, index) => row(item, first + index))}
      {next < items.length ? <Rows items={items} first={next} row={row} /> : null}
    </>
  );
}
