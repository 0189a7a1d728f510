import type { ReactNode } from 'react';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import './SummaryCard.css';

export interface SummaryCardProps {
  /** Omitted if there is nothing to count; null reserves the space while loading. */
  readonly value?: number | null | undefined;
  readonly label: string;
  /** 'Pogledaj detalje' */
  readonly link: LinkTo;
}

export function SummaryCard({ value, label, link }: SummaryCardProps): ReactNode {
  return (
    <section className="summary-card">
      {value === undefined ? null : <p className="summary-card-value">{value ?? '\u00a0'}</p>}
      <h2>{label}</h2>
      <a href={link.href} aria-label={`${link.label}: ${label}`}>
        {link.label}
      </a>
    </section>
  );
}

export function SummaryCards(props: {
  readonly children: ReactNode;
  /** 60 px high, in one line each. */
  readonly small?: boolean;
}): ReactNode {
  const { children, small = false } = props;
  return <div className={small ? 'summaries small' : 'summaries'}>{children}</div>;
}
