import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { classes } from './classes.ts';
import './Picture.css';

/** The fixed ratios of pictures; `fill` takes the height of its place. */
export type Ratio = '3/2' | '4/3' | '1/1' | '2/3' | '16/9' | 'fill';

/** A picture whose alternative text was not read, because a title stands beside it. */
export type CardImage = Omit<ImageView, 'alt'>;

interface PictureLook {
  /** The `sizes` of the `img`: how wide it is drawn at which width of the window. */
  readonly sizes: string;
  readonly ratio?: Ratio;
  /** Visible on opening: loaded at once and first. */
  readonly priority?: boolean;
  /** Drawn as a green monotone, for past things. */
  readonly monotone?: boolean;
  /** The mark shown, large, when there is no picture. */
  readonly fallbackMark?: CategorySlug | undefined;
}

/** A stored picture, or the category's mark where there is none. */
export type PictureProps = PictureLook &
  (
    | {
        readonly image: ImageView | null;
        /** Overrides the stored alternative text; `''` where the words beside it say the same. */
        readonly alt?: string;
      }
    | { readonly image: CardImage | null; readonly alt: string }
  );

/** A picture cropped into a box of fixed ratio: nothing moves when it comes. */
export function Picture({
  image,
  sizes,
  ratio = '3/2',
  priority = false,
  monotone = false,
  fallbackMark,
  alt,
}: PictureProps): ReactNode {
  const box = classes('picture', ratio === 'fill' ? 'fill' : `ratio${ratio.replace('/', '')}`);
  if (!image) {
    return (
      <span className={box}>
        {fallbackMark ? <CategoryBadge slug={fallbackMark} size={96} /> : null}
      </span>
    );
  }
  const portrait = image.height > image.width && ratio !== '2/3';
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
        alt={alt ?? ('alt' in image ? image.alt : '')}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </span>
  );
}
