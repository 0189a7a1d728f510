import type { ReactNode } from 'react';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { Lightbox } from '../../../public/ui/lightbox/Lightbox.tsx';
import type { GalleryItemData } from './gallery.operations.ts';
import { galleryItemQuery } from './gallery.queries.ts';
import { galleryHref } from './galleryAddress.ts';
import type { GalleryWays } from './useGalleryPlace.ts';

/** A page of the wall: its pictures, how many hang on the pages before, and how many in all. */
export interface WallPage {
  readonly items: readonly GalleryItemData[];
  readonly before: number;
  readonly total: number;
}

/** A picture over the wall on which it hangs. */
export interface GalleryOverlayProps {
  readonly item: GalleryItemData;
  /** The page of the wall on which it hangs; absent when that is not the one shown. */
  readonly wallPage?: WallPage;
  readonly ways: GalleryWays;
}

/** The overlay of one picture, with its own address. */
export function GalleryOverlay({ item, wallPage, ways }: GalleryOverlayProps): ReactNode {
  const { place, close, step } = ways;
  return (
    <Lightbox
      id={item.id}
      title={item.title}
      author={item.author}
      year={item.yearMade}
      image={item.image}
      wallPage={
        wallPage && {
          ...wallPage,
          steps: wallPage.items.map(({ id }) => ({
            id,
            href: galleryHref({ ...place, picture: id }),
          })),
        }
      }
      closeHref={galleryHref({ ...place, picture: undefined })}
      onClose={close}
      onStep={step}
    />
  );
}

/** The overlay of a picture that a link names and that hangs on another page of the gallery. */
export function LinkedOverlay({ id, ways }: { id: number; ways: GalleryWays }): ReactNode {
  const item = usePageQuery(galleryItemQuery(id)).data?.galleryItemById;
  return item ? <GalleryOverlay item={item} ways={ways} /> : null;
}
