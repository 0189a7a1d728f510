import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import type { LinkTo } from './links.ts';

export interface BreadcrumbsProps {
  readonly parents: readonly LinkTo[];
  readonly current?: string | undefined;
}

export function Breadcrumbs({ parents, current }: BreadcrumbsProps): ReactNode {
  return (
    <nav className="crumbs" aria-label={uiTexts.crumbs}>
      <ol>
        {parents.map((parent) => (
          <li key={parent.href}>
            <a href={parent.href}>{parent.label}</a>
          </li>
        ))}
        {current ? <li aria-current="page">{current}</li> : null}
      </ol>
    </nav>
  );
}
