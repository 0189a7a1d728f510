import { Children, type ReactNode } from 'react';
import '../../../shared/ui/primitives/Card.css';

export interface CardGridProps {
  readonly children: ReactNode;
  /** 3 for programmes and news, 5 for posters and archive. */
  readonly columns?: 3 | 5;
  /**
   * `rows` keeps long lists short: the picture is beside title and date. In `in-days` rows
   * begin with their time, and the first row of a day is preceded by a `day-of`.
   */
  readonly onPhone?: 'cards' | 'rows' | 'rows in-days';
}

/** Counts of columns for each kind of row, the usual one first. */
const COLUMNS = { 3: [3, 2], 5: [5, 4, 6] } as const;

/** Few programmes fill their row as two; otherwise the last row is as full as it can be. */
export function columnsFor(count: number, usual: 3 | 5): number {
  if (count <= 2) return count === 1 && usual === 5 ? 5 : 2;
  const empty = (columns: number): number => (columns - (count % columns)) % columns;
  // Two columns make a long list too long.
  const choices = count > 4 && usual === 3 ? [usual] : COLUMNS[usual];
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}

/** How many cards at the end of rows of three are in rows of two instead, so that all are full. */
const PAIRED = [0, 4, 2] as const;

/** A list of cards whose dates align across each row. */
export function CardGrid({ children, columns = 3, onPhone = 'cards' }: CardGridProps): ReactNode {
  const count = Children.count(children);
  const wide = columnsFor(count, columns);
  const paired = wide === 3 ? (PAIRED[count % 3] ?? 0) : 0;
  const ending = paired > 0 ? ` paired-${String(paired)}` : '';
  return (
    <ul className={`grid${String(columns)} cols-${String(wide)}${ending} in-${onPhone}`}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
