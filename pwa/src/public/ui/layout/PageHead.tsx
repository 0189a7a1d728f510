import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '../../../shared/ui/primitives/Breadcrumbs.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import '../../../shared/ui/primitives/PageHead.css';

/** The head of a list page. */
export interface PageHeadProps {
  readonly title: string;
  readonly crumbs?: BreadcrumbsProps | undefined;
  readonly lead?: string | undefined;
  /** Content under the lead: freshness line, filters. */
  readonly children?: ReactNode;
}

/** Path, page headline and one sentence. Stands inside a `Container`. */
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
