import type { ReactNode } from 'react';
import { FIFTH_SIZES } from '../pictureSizes.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { EventState } from '../../event/EventState.tsx';
import type { ShownReservations } from '../../event/reservations.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import '../../../shared/ui/primitives/Card.css';

export interface FilmCardProps {
  readonly href: string;
  readonly image: CardImage | null;
  readonly title: string;
  /** `drama` */
  readonly genre: string;
  /** `1H 52M` */
  readonly duration: string;
  /** The next screening, ISO 8601. */
  readonly next?: string | null | undefined;
  /** The status of the next screening. */
  readonly status?: EventStatus | undefined;
  /** Of the next screening. */
  readonly reservations?: ShownReservations | undefined;
  /** On list pages. */
  readonly text?: string | undefined;
  readonly level?: HeadingLevel;
  readonly sizes?: string;
}

export function FilmCard(props: FilmCardProps): ReactNode {
  const {
    href,
    image,
    title,
    genre,
    duration,
    next,
    text,
    status = 'scheduled',
    level = 3,
  } = props;
  return (
    <a className="card small-title" href={href}>
      <Picture
        image={image}
        alt=""
        ratio="2/3"
        fallbackMark="bioskop"
        fallbackWord={siteTexts.home.cinema}
        sizes={props.sizes ?? FIFTH_SIZES}
      />
      <Heading level={level} className="card-title" text={title} />
      <p className="card-text">
        {genre}
        {genre && duration ? ' · ' : null}
        <span className="nowrap">{duration}</span>
      </p>
      {text ? <p className="card-text three-lines">{text}</p> : null}
      {next ? (
        <div className="card-foot">
          <time className="card-next" dateTime={next}>
            {status === 'cancelled' ? <s>{formatDateTime(next)}</s> : formatDateTime(next)}
          </time>
          <EventState status={status} reservations={props.reservations} />
        </div>
      ) : null}
    </a>
  );
}
