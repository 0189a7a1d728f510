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

/** A list of cards whose dates align across each row. */
export function CardGrid({ children, columns = 3, onPhone = 'cards' }: CardGridProps): ReactNode {
  return (
    <ul className={`grid${String(columns)} in-${onPhone}`}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
