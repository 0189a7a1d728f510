import type { ReactNode } from 'react';
import { FIFTH_SIZES } from '../pictureSizes.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { EventDate } from './EventDate.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import '../../../shared/ui/primitives/Card.css';

export interface ArchiveCardProps {
  readonly href: string;
  readonly image: CardImage | null;
  readonly tag?: { readonly slug: CategorySlug; readonly label: string } | undefined;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
  readonly cancelled?: boolean;
  /** ISO 8601. */
  readonly endsAt?: string | null | undefined;
}

/** A green monotone picture makes past events recognisable. */
export function ArchiveCard(props: ArchiveCardProps): ReactNode {
  const { href, image, tag, title, date, cancelled = false } = props;
  return (
    <a className="card small-title" href={href}>
      <Picture
        image={image}
        alt=""
        ratio="1/1"
        monotone
        fallbackMark={tag?.slug}
        fallbackWord={tag?.label}
        sizes={FIFTH_SIZES}
      />
      {tag ? <Tag {...tag} /> : null}
      <Heading level={3} className="card-title" text={title} />
      <div className="card-foot">
        <EventDate iso={date} endsAt={props.endsAt} dateOnly cancelled={cancelled} />
        {cancelled ? <StatusBadge kind="cancelled" /> : null}
      </div>
    </a>
  );
}
