import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './FactRows.css';

export interface Fact {
  readonly label: string;
  /** Omitted if empty. */
  readonly value: ReactNode;
}

/** Labelled facts in rows; empty ones are omitted. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="fact-rows">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <LinkedText text={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
