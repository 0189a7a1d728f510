import type { ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import type { HeadingLevel, LinkTo } from '../../../shared/ui/primitives/links.ts';
import './SectionHead.css';

/** An underlined link with an arrow: the way on from a section. */
export function MoreLink({ label, href }: LinkTo): ReactNode {
  return (
    <a className="more" href={href}>
      <span>{label}</span>
      <Icon name="arrow-right" size={18} />
    </a>
  );
}

/** The head of a section. */
export interface SectionHeadProps {
  readonly title: string;
  readonly level?: HeadingLevel;
  readonly id?: string | undefined;
  readonly link?: LinkTo | undefined;
  /** Slider control or tabs, right of the headline. */
  readonly control?: ReactNode;
  /** `night` puts a gold rule and light text, for use outside a `Section` with that ground. */
  readonly tone?: 'paper' | 'night';
}

/** A 2 px rule, the headline left, link and control right; on a phone they share rows as space allows. */
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
