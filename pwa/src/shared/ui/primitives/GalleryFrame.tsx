import type { CSSProperties, ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import './GalleryFrame.css';

export interface GalleryFrameProps {
  readonly image: ImageView | null;
  readonly sizes: string;
  /** In the overlay: as large as fits into the window. */
  readonly large?: boolean;
  /** Overrides the stored alternative text; `''` where the text beside it says the same. */
  readonly alt?: string;
}

/** The complete picture, never cropped, with its size reserved. */
export function GalleryFrame({ image, sizes, large = false, alt }: GalleryFrameProps): ReactNode {
  const ratio = image ? image.width / image.height : 4 / 3;
  const style: CSSProperties & Record<'--r', number> = { '--r': ratio };
  return (
    <span className={large ? 'frame frame-large' : 'frame'} style={style}>
      {image ? (
        <img
          src={image.src}
          srcSet={image.srcSet || undefined}
          sizes={image.srcSet ? sizes : undefined}
          width={image.width}
          height={image.height}
          alt={alt ?? image.alt}
          style={{ background: image.placeholder }}
          loading={large ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      ) : (
        <span className="frame-empty">
          <CategoryBadge slug="likovni" size={48} />
        </span>
      )}
    </span>
  );
}
