import type { CSSProperties, ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import './GalleryFrame.css';

/** A picture in its frame. */
export interface GalleryFrameProps {
  readonly image: ImageView | null;
  /** The `sizes` of the `img`. */
  readonly sizes: string;
  /** The overlay: the picture is as large as fits into the window, in a broader frame. */
  readonly large?: boolean;
  /** Overrides the stored alternative text; `''` where the words beside it say the same. */
  readonly alt?: string;
}

/** The picture whole, never cropped, in an ink frame with a white mat; it has its size before it comes. */
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
        <span className="frame-empty" />
      )}
    </span>
  );
}
