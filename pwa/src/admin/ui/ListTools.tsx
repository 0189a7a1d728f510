import type { ReactNode } from 'react';
import './SummaryCard.css';

/** The search, the filters and the note above a table. */
export interface ListToolsProps {
  /** `SearchBox` and `FilterTabs`. */
  readonly children: ReactNode;
  /** `Strana 1 od 4` */
  readonly note?: string | undefined;
}

/** Search and filter left, position right. */
export function ListTools({ children, note }: ListToolsProps): ReactNode {
  return (
    <div className="tools">
      {children}
      {note ? <p className="tools-r">{note}</p> : null}
    </div>
  );
}
