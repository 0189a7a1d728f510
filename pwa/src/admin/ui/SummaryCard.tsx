import type { ReactNode } from 'react';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import './SummaryCard.css';

/** A number of the dashboard. */
export interface SummaryCardProps {
  /** Left out where there is nothing to count; null keeps its place while it is not known. */
  readonly value?: number | null | undefined;
  readonly label: string;
  /** 'Pogledaj detalje' */
  readonly link: LinkTo;
}

/** Figure, label and link, under a green edge. */
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

/** The cards of a dashboard, side by side. */
export function SummaryCards({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="summaries">{children}</div>;
}
