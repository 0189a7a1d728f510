import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { GalleryFrame } from '../../../shared/ui/primitives/GalleryFrame.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { isPlain } from '../../../shared/press/isPlain.ts';
import './GalleryGrid.css';

export interface GalleryWallItem {
  readonly id: number;
  readonly title: string;
  /** `Ana Hadžić, 1987` */
  readonly line: string;
  readonly image: ImageView | null;
  /** The address of its overlay. */
  readonly href: string;
}

export interface GalleryGridProps {
  readonly items: readonly GalleryWallItem[];
  /** Called instead of following the link, where JavaScript runs. */
  readonly onOpen?: ((id: number) => void) | undefined;
}

/** The id of a picture's link, which is focused when its overlay closes. */
export function wallLinkId(id: number): string {
  return `slika-${String(id)}`;
}

/** Each picture is a link to its overlay. */
export function GalleryGrid({ items, onOpen }: GalleryGridProps): ReactNode {
  return (
    <ul className="wall">
      {items.map(({ id, title, line, image, href }) => (
        <li key={id}>
          <a
            id={wallLinkId(id)}
            href={href}
            onClick={(event) => {
              if (!onOpen || !isPlain(event)) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            <span className="wall-picture">
              <GalleryFrame
                image={image}
                alt=""
                sizes="(min-width: 1024px) 320px, (min-width: 640px) 24vw, 32vw"
              />
            </span>
            <Heading level={3} className="wall-title" text={title} />
            <p>{line}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same shape as the loaded grid, to avoid a layout shift. */
export function GalleryGridSkeleton({ count }: { readonly count: number }): ReactNode {
  return (
    <ul className="wall" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <span className="wall-picture" />
          <p className="wall-title">&nbsp;</p>
          <p>&nbsp;</p>
        </li>
      ))}
    </ul>
  );
}
