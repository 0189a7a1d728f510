import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { itemPicturesTexts as texts } from './itemPictures.texts.ts';
import { PictureRow } from './PictureRow.island.tsx';
import './ItemPictures.css';

export interface ItemPicturesProps {
  readonly title: string;
  readonly image: ImageView | null;
  readonly morePictures: readonly ImageView[];
}

/** Below the first picture: its credit, and the row of the others. */
export function ItemPictures(props: ItemPicturesProps): ReactNode {
  return (
    <>
      <PictureCredit image={props.image} />
      <MorePictures {...props} />
    </>
  );
}

export function PictureCredit({ image }: Pick<ItemPicturesProps, 'image'>): ReactNode {
  if (!image?.credit) return null;
  return <p className="picture-credit">{texts.credit(image.credit)}</p>;
}

export function MorePictures({ title, image, morePictures }: ItemPicturesProps): ReactNode {
  if (morePictures.length === 0) return null;
  return <PictureRow title={title} pictures={[...(image ? [image] : []), ...morePictures]} />;
}
