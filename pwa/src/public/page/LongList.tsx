import { use, type ReactNode } from 'react';
import { RenderTurnContext } from './renderTurn.ts';

/** Rows that are rendered together, in about a millisecond. */
const ROWS = 25;

/** A list that may have hundreds of rows. */
export interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Draws one row; it needs a key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Rows without an element around them. The server renders them in pieces, between which it serves others. */
export function LongList<Item>({ items, children }: LongListProps<Item>): ReactNode {
  return <Rows items={items} first={0} row={children} />;
}

interface RowsProps<Item> extends Pick<LongListProps<Item>, 'items'> {
  readonly first: number;
  readonly row: LongListProps<Item>['children'];
}

/** Some rows and after them the others: React ends a component's waiting once only, so each piece is a component in the one before. */
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
