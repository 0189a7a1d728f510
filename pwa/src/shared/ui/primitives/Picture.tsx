import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { classes } from './classes.ts';
import './Picture.css';

/** `fill` takes the height of the container. */
export type Ratio = '3/2' | '4/3' | '1/1' | '2/3' | '16/9' | 'fill';

/** A picture without alternative text, because a title is beside it. */
export type CardImage = Omit<ImageView, 'alt'>;

interface PictureLook {
  /** The `sizes` of the `img`. */
  readonly sizes: string;
  readonly ratio?: Ratio;
  /** Above the fold: not lazy-loaded, with high priority. */
  readonly priority?: boolean;
  /** A green monotone, for past events. */
  readonly monotone?: boolean;
  /** The category mark shown without a picture. */
  readonly fallbackMark?: CategorySlug | undefined;
  /** The kind of the item, shown in large letters without a picture. */
  readonly fallbackWord?: string | undefined;
}

export type PictureProps = PictureLook &
  (
    | {
        readonly image: ImageView | null;
        /** Overrides the stored alternative text; `''` if the text beside it is the same. */
        readonly alt?: string;
      }
    | { readonly image: CardImage | null; readonly alt: string }
  );

/** A picture cropped to a fixed ratio, with its size reserved. */
export function Picture({
  image,
  sizes,
  ratio = '3/2',
  priority = false,
  monotone = false,
  fallbackMark,
  fallbackWord,
  alt,
}: PictureProps): ReactNode {
  const box = classes('picture', ratio === 'fill' ? 'fill' : `ratio${ratio.replace('/', '')}`);
  if (!image) {
    return (
      <span className={classes(box, fallbackWord && 'lettered')}>
        {fallbackMark ? <CategoryBadge slug={fallbackMark} size={96} /> : null}
        {fallbackWord ? (
          <span className="picture-word" aria-hidden="true">
            {fallbackWord}
          </span>
        ) : null}
      </span>
    );
  }
  const portrait = image.height > image.width && ratio !== '2/3' && !image.focus;
  return (
    <span
      className={classes(box, monotone && 'monotone')}
      style={{ background: image.placeholder }}
    >
      <img
        className={portrait ? 'up' : undefined}
        src={image.src}
        srcSet={image.srcSet || undefined}
        sizes={image.srcSet ? sizes : undefined}
        width={image.width}
        height={image.height}
        style={image.focus ? { objectPosition: image.focus } : undefined}
        alt={alt ?? ('alt' in image ? image.alt : '')}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </span>
  );
}
