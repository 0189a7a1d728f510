import type { ReactNode } from 'react';
import { EventState } from '../../event/EventState.tsx';
import { EventDate } from './EventDate.tsx';
import type { EventCardProps } from './EventCard.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import '../../../shared/ui/primitives/Card.css';
import './FirstEvent.css';

export interface FirstEventProps extends EventCardProps {
  /** `Velika sala, ulaz 500 din.` */
  readonly facts?: string | undefined;
  /** Above the fold: the picture is not lazy-loaded. */
  readonly priority?: boolean;
}

/** The card is one link. */
export function FirstEvent(props: FirstEventProps): ReactNode {
  const { href, image, tag, title, text, facts, date, status = 'scheduled', level = 3 } = props;
  return (
    <a className="first" href={href}>
      <Picture
        image={image}
        alt=""
        ratio="fill"
        priority={props.priority ?? false}
        fallbackMark={tag.slug}
        fallbackWord={tag.label}
        sizes={props.sizes ?? '(min-width: 1440px) 813px, (min-width: 900px) 57vw, 80vw'}
      />
      <div className="first-panel green">
        <Tag {...tag} plain />
        <Heading level={level} className="h2" text={title} />
        <p className="first-text">{text}</p>
        {facts ? <p className="first-facts">{facts}</p> : null}
        <div className="card-foot">
          <EventDate
            iso={date}
            endsAt={props.endsAt}
            size="detail"
            tone="gold"
            cancelled={status === 'cancelled'}
          />
          <EventState status={status} lasting={props.lasting} reservations={props.reservations} />
          {props.more ? <span className="card-more">{props.more}</span> : null}
        </div>
      </div>
    </a>
  );
}
