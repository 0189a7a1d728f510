import type { ReactNode } from 'react';
import { formatDate } from '@centar/domain/dates.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { ThemeTag } from '../../../shared/ui/primitives/Tag.tsx';
import '../../../shared/ui/primitives/Card.css';

/** A news item, or another dated text such as a competition, on a card. */
export interface NewsCardViewProps {
  readonly href: string;
  /** `undefined`: a card without a place for a picture (competitions, procurements). */
  readonly image?: CardImage | null;
  /** The line above the title. */
  readonly tag?: string;
  readonly title: string;
  readonly text: string;
  /** When it was posted, ISO 8601. */
  readonly date: string;
  /** The word before the day: `Objavljeno`. */
  readonly dateWord?: string;
  /** How it stands, under the text. */
  readonly status?: ReactNode;
  readonly level?: HeadingLevel;
  readonly sizes?: string;
}

/** Picture 4:3, tag, title on one line, three lines of text, the day it was posted. */
export function NewsCardView(props: NewsCardViewProps): ReactNode {
  const { href, image, tag, title, text, date, level = 3 } = props;
  return (
    <a className={classes('card small-title', image === undefined && 'card-ruled')} href={href}>
      {image === undefined ? null : (
        <Picture
          image={image}
          alt=""
          ratio="4/3"
          sizes={
            props.sizes ??
            '(min-width: 1200px) 232px, (min-width: 768px) 33vw, (min-width: 576px) 45vw, 90vw'
          }
        />
      )}
      {tag ? <ThemeTag text={tag} /> : null}
      <Heading level={level} className="card-title" text={title} />
      <p className="card-text three-lines">{text}</p>
      {props.status}
      <div className="card-foot">
        <span>
          {props.dateWord ? `${props.dateWord} ` : null}
          <time dateTime={date}>{formatDate(date)}</time>
        </span>
      </div>
    </a>
  );
}
