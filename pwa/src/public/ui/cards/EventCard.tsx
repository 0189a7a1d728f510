import type { ReactNode } from 'react';
import { THIRD_SIZES } from '../pictureSizes.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { EventState } from '../../event/EventState.tsx';
import type { Lasting } from '../../event/lasting.ts';
import type { ShownReservations } from '../../event/reservations.ts';
import { EventDate } from './EventDate.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import '../../../shared/ui/primitives/Card.css';

export interface EventCardProps {
  readonly href: string;
  readonly image: CardImage | null;
  readonly tag: { readonly slug: CategorySlug; readonly label: string };
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** ISO 8601. */
  readonly endsAt?: string | null | undefined;
  readonly status?: EventStatus;
  /** Labels of an event of several days. */
  readonly lasting?: Lasting | undefined;
  readonly reservations?: ShownReservations | undefined;
  /** `Velika sala · 400 din.` */
  readonly where?: string | undefined;
  /** `još 3 termina`, of a series. */
  readonly more?: string | undefined;
  readonly level?: HeadingLevel;
  readonly sizes?: string | undefined;
}

export function EventCard(props: EventCardProps): ReactNode {
  const { href, image, tag, title, text, date, status = 'scheduled', level = 3 } = props;
  return (
    <a className="card" href={href}>
      <Picture
        image={image}
        alt=""
        fallbackMark={tag.slug}
        fallbackWord={tag.label}
        sizes={props.sizes ?? THIRD_SIZES}
      />
      <Tag {...tag} />
      <Heading level={level} className="card-title" text={title} />
      <p className="card-text">{text}</p>
      {props.where ? <p className="card-where">{props.where}</p> : null}
      <div className="card-foot">
        <EventDate iso={date} endsAt={props.endsAt} cancelled={status === 'cancelled'} />
        <EventState status={status} lasting={props.lasting} reservations={props.reservations} />
        {props.more ? <span className="card-more">{props.more}</span> : null}
      </div>
    </a>
  );
}
