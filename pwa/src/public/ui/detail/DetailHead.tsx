import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '../../../shared/ui/primitives/Breadcrumbs.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { titleStep } from './titleStep.ts';
import '../../../shared/ui/primitives/PageHead.css';
import './Detail.css';

export interface DetailHeadProps {
  readonly title: string;
  readonly crumbs?: BreadcrumbsProps | undefined;
  /** A `Tag` or `ThemeTag`. */
  readonly tag?: ReactNode;
  /** `Autor programa: Jelena Đukić` */
  readonly author?: string | undefined;
}

export function DetailHead({ title, crumbs, tag, author }: DetailHeadProps): ReactNode {
  return (
    <header className="detail-head">
      {crumbs ? <Breadcrumbs {...crumbs} /> : null}
      {tag}
      <Heading level={1} className={titleStep(title)} text={title} />
      {author ? (
        <p className="detail-author">
          <LinkedText text={author} />
        </p>
      ) : null}
    </header>
  );
}
