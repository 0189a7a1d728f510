import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Icon, type IconName } from '../../../shared/ui/primitives/Icon.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import '../../../shared/ui/primitives/states.css';

export interface EmptyStateProps {
  readonly mark?: CategorySlug | undefined;
  /** Where no kind of event is meant. */
  readonly icon?: IconName;
  /** `Trenutno nema najavljenih događaja` */
  readonly title: string;
  readonly text?: string | undefined;
  readonly link?: LinkTo | undefined;
  readonly level?: 1 | 2 | 3;
}

export function EmptyState({
  mark,
  icon,
  title,
  text,
  link,
  level = 3,
}: EmptyStateProps): ReactNode {
  return (
    <div className="empty">
      {mark ? <CategoryBadge slug={mark} size={56} /> : null}
      {icon ? <Icon name={icon} size={56} /> : null}
      <Heading level={level} text={title} />
      {text ? <p>{text}</p> : null}
      {link ? (
        <ButtonLink compact href={link.href}>
          {link.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
