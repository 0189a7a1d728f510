import type { ReactNode } from 'react';
import './Field.css';

/** Fields with their rhythm. */
export interface FormGridProps {
  readonly children: ReactNode;
  /** 2 only for short pairs; one column on a phone in any case. */
  readonly columns?: 1 | 2;
}

/** Fields one under the other, or short ones in pairs. */
export function FormGrid({ children, columns = 1 }: FormGridProps): ReactNode {
  return <div className={columns === 2 ? 'form-grid form-grid-two' : 'form-grid'}>{children}</div>;
}

/** A form beside its picture. */
export interface FormColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** Fields left, picture and dates of change right; under each other when narrow. */
export function FormColumns({ main, side }: FormColumnsProps): ReactNode {
  return (
    <div className="form-columns">
      <div className="form-grid">{main}</div>
      <div className="form-grid">{side}</div>
    </div>
  );
}
