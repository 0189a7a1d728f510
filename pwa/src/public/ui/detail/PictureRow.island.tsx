import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { isPlain } from '../../../shared/press/isPlain.ts';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { island } from '../../islands/island.tsx';
import { wallLinkId } from '../lightbox/GalleryGrid.tsx';
import { Lightbox } from '../lightbox/Lightbox.tsx';
import { useOpenPicture } from '../lightbox/useOpenPicture.ts';
import { itemPicturesTexts as texts } from './itemPictures.texts.ts';

export interface PictureRowProps {
  readonly title: string;
  /** The row omits the first one. */
  readonly pictures: readonly ImageView[];
}

function PictureRowContent({ title, pictures }: PictureRowProps): ReactNode {
  const { shown, open, step, close } = useOpenPicture();
  const all = pictures.map((picture, at) => ({
    ...picture,
    id: at + 1,
    alt: picture.alt || texts.nth(at + 1, pictures.length),
  }));
  const picture = all.find(({ id }) => id === shown);
  return (
    <>
      <ul className="picture-row" aria-label={texts.more}>
        {all.slice(1).map(({ id, src, ...image }) => (
          <li key={id}>
            <a
              id={wallLinkId(id)}
              href={src}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                open(id);
              }}
            >
              <Picture
                image={{ ...image, src }}
                ratio="1/1"
                sizes="(min-width: 1024px) 164px, (min-width: 640px) 20vw, 30vw"
              />
            </a>
          </li>
        ))}
      </ul>
      {picture ? (
        <Lightbox
          id={picture.id}
          title={title}
          facts={[{ name: texts.author, value: picture.credit ?? '' }]}
          image={picture}
          isPhoto
          wallPage={{
            steps: all.map(({ id, src }) => ({ id, href: src })),
            before: 0,
            total: all.length,
          }}
          closeHref="#"
          onClose={close}
          onStep={step}
        />
      ) : null}
    </>
  );
}

/** The pictures after the first one. Without scripts they are links to the files. */
export const PictureRow = island(
  { name: 'PictureRow', wake: 'touch', className: 'picture-rows' },
  PictureRowContent,
);
