import type { ReactNode } from 'react';
import './TitleWithPoster.css';

/** A film's name beside its poster. */
export interface TitleWithPosterProps {
  readonly title: string;
  readonly image: { readonly srcSet: string; readonly placeholder: string } | null;
}

/** The smallest of a picture's widths. */
const smallest = (srcSet: string): string => srcSet.split(' ')[0] ?? '';

/** A thumbnail of 40 px and the name; without a poster only its place. */
export function TitleWithPoster({ title, image }: TitleWithPosterProps): ReactNode {
  return (
    <span className="poster-title">
      {image ? (
        <img
          src={smallest(image.srcSet)}
          alt=""
          width={40}
          height={60}
          loading="lazy"
          style={{ background: image.placeholder }}
        />
      ) : (
        <span />
      )}
      {title}
    </span>
  );
}
