import type { ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import type { HeadingLevel, LinkTo } from '../../../shared/ui/primitives/links.ts';
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
  readonly level?: HeadingLevel;
  readonly id?: string | undefined;
  readonly link?: LinkTo | undefined;
  /** Slider control or tabs, right of the title. */
  readonly control?: ReactNode;
  /** `night` has a gold rule and light text, for use outside a `Section` with that background. */
  readonly tone?: 'paper' | 'night';
}

export function SectionHead({
  title,
  level = 2,
  id,
  link,
  control,
  tone = 'paper',
}: SectionHeadProps): ReactNode {
  return (
    <div
      className={classes(
        'section-head',
        link && 'section-head-linked',
        tone === 'night' && 'night',
      )}
    >
      <Heading level={level} className="h2" id={id} text={title} />
      {link ? <MoreLink {...link} /> : null}
      {control}
    </div>
  );
}
