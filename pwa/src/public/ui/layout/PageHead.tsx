import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '../../../shared/ui/primitives/Breadcrumbs.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import '../../../shared/ui/primitives/PageHead.css';

export interface PageHeadProps {
  readonly title: string;
  readonly crumbs?: BreadcrumbsProps | undefined;
  readonly lead?: string | undefined;
  /** Below the lead: freshness, filters. */
  readonly children?: ReactNode;
}

/** Must be inside a `Container`. */
export function PageHead({ title, crumbs, lead, children }: PageHeadProps): ReactNode {
  return (
    <header className="page-head">
      {crumbs ? <Breadcrumbs {...crumbs} /> : null}
      <Heading level={1} className="h1" text={title} />
      {lead ? <p className="page-lead">{lead}</p> : null}
      {children}
    </header>
  );
}
