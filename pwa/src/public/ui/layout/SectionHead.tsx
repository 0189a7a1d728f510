import type { ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import './SectionHead.css';

export function MoreLink({ label, href }: LinkTo): ReactNode {
  return (
    <a className="more" href={href}>
      <span>{label}</span>
      <Icon name="arrow-right" size={18} />
    </a>
  );
}

export interface SectionHeadProps {
  readonly title: string;
  readonly id?: string | undefined;
  readonly link?: LinkTo | undefined;
  /** Slider control or tabs, right of the title. */
  readonly control?: ReactNode;
}

export function SectionHead({ title, id, link, control }: SectionHeadProps): ReactNode {
  return (
    <div className={classes('section-head', link && 'section-head-linked')}>
      <Heading level={2} className="h2" id={id} text={title} />
      {link ? <MoreLink {...link} /> : null}
      {control}
    </div>
  );
}
