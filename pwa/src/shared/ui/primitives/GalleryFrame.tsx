import type { CSSProperties, ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import './GalleryFrame.css';

export interface GalleryFrameProps {
  readonly image: ImageView | null;
  readonly sizes: string;
  /** `large` and `photo` in the overlay: as large as fits into the window; a photo has no frame. */
  readonly look?: 'wall' | 'large' | 'photo';
  /** Overrides the stored alternative text; `''` if the text beside it is the same. */
  readonly alt?: string;
}

const LOOKS = { wall: 'frame', large: 'frame frame-large', photo: 'frame frame-large frame-photo' };

/** The complete picture, never cropped, with its size reserved. */
export function GalleryFrame({ image, sizes, look = 'wall', alt }: GalleryFrameProps): ReactNode {
  const ratio = image ? image.width / image.height : 4 / 3;
  const style: CSSProperties & Record<'--r', number> = { '--r': ratio };
  return (
    <span className={LOOKS[look]} style={style}>
      {image ? (
        <img
          src={image.src}
          srcSet={image.srcSet || undefined}
          sizes={image.srcSet ? sizes : undefined}
          width={image.width}
          height={image.height}
          alt={alt ?? image.alt}
          style={{ background: image.placeholder }}
          loading={look === 'wall' ? 'lazy' : 'eager'}
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
