import type { ReactNode } from 'react';
import { FIFTH_SIZES } from '../pictureSizes.ts';
import { formatDate } from '@centar/domain/dates.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { ThemeTag } from '../../../shared/ui/primitives/Tag.tsx';
import '../../../shared/ui/primitives/Card.css';

/** A news item, a competition or a procurement. */
export interface NewsCardViewProps {
  readonly href: string;
  /** Undefined renders a card without a picture (competitions, procurements). */
  readonly image?: CardImage | null;
  /** The line above the title. */
  readonly tag?: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** The label before the date: `Objavljeno`. */
  readonly dateWord?: string;
  /** Shown under the text. */
  readonly status?: ReactNode;
  readonly level?: HeadingLevel;
  readonly sizes?: string;
}

export function NewsCardView(props: NewsCardViewProps): ReactNode {
  const { href, image, tag, title, text, date, level = 3 } = props;
  return (
    <a className={classes('card small-title', image === undefined && 'card-ruled')} href={href}>
      {image === undefined ? null : (
        <Picture
          image={image}
          alt=""
          ratio="4/3"
          fallbackWord={tag}
          sizes={props.sizes ?? FIFTH_SIZES}
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
