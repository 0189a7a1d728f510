import type { ReactNode } from 'react';
import { formatDate } from '@centar/domain/dates.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import '../../../shared/ui/primitives/Card.css';
import './NoticeSlide.css';

/** A competition or a procurement. */
export interface NoticeSlideProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** Whether it is open, and its deadline. */
  readonly status?: ReactNode;
  /** The button's label: `Detalji`. */
  readonly details: string;
}

export function NoticeSlide(props: NoticeSlideProps): ReactNode {
  const { href, title, text, date, status, details } = props;
  return (
    <article className="card small-title card-ruled notice">
      <Heading level={3} className="card-title" text={title} />
      {status}
      <p className="card-text">{text}</p>
      <div className="card-foot">
        <time dateTime={date}>{formatDate(date)}</time>
        <ButtonLink compact href={href} aria-label={`${details}: ${title}`}>
          {details}
        </ButtonLink>
      </div>
    </article>
  );
}
