import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '../../shared/ui/primitives/Breadcrumbs.tsx';
import { Heading } from '../../shared/ui/primitives/Heading.tsx';
import '../../shared/ui/primitives/PageHead.css';
import './StaffHead.css';

export interface StaffHeadProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly crumbs?: BreadcrumbsProps | undefined;
  /** Buttons; the primary one is last. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2;
}

export function StaffHead({
  title,
  subtitle,
  crumbs,
  action,
  level = 1,
}: StaffHeadProps): ReactNode {
  return (
    <header className="staff-head">
      <div>
        {crumbs ? <Breadcrumbs {...crumbs} /> : null}
        <Heading level={level} text={title} />
        {subtitle ? <p className="staff-head-subtitle">{subtitle}</p> : null}
      </div>
      {action ? <div className="staff-head-actions">{action}</div> : null}
    </header>
  );
}
