import type { ReactNode } from 'react';
import './Field.css';

export interface FormGridProps {
  readonly children: ReactNode;
  /** 2 only for short fields; a phone always has one column. */
  readonly columns?: 1 | 2;
}

export function FormGrid({ children, columns = 1 }: FormGridProps): ReactNode {
  return <div className={columns === 2 ? 'form-grid form-grid-two' : 'form-grid'}>{children}</div>;
}
