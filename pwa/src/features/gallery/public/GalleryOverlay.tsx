import type { ReactNode } from 'react';
import { useIslandQuery } from '../../../public/page/pageQuery.ts';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { Lightbox } from '../../../public/ui/lightbox/Lightbox.tsx';
import type { GalleryItemData } from './gallery.operations.ts';
import { galleryItemQuery } from './gallery.queries.ts';
import { galleryHref } from './galleryAddress.ts';
import type { GalleryWays } from './useGalleryPlace.ts';

/** The pictures of one page, and how many are on earlier pages and in total. */
export interface WallPage {
  readonly items: readonly GalleryItemData[];
  readonly before: number;
  readonly total: number;
}

export interface GalleryOverlayProps {
  readonly item: GalleryItemData;
  /** Absent if the picture is on a page that is not shown. */
  readonly wallPage?: WallPage;
  readonly ways: GalleryWays;
}

export function GalleryOverlay({ item, wallPage, ways }: GalleryOverlayProps): ReactNode {
  const { place, close, step } = ways;
  return (
    <Lightbox
      id={item.id}
      title={item.title}
      facts={[
        { name: galleryTexts.author, value: item.author },
        { name: galleryTexts.year, value: item.yearMade },
      ]}
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

/** A linked picture that is on another page of the gallery. */
export function LinkedOverlay({ id, ways }: { id: number; ways: GalleryWays }): ReactNode {
  const item = useIslandQuery(galleryItemQuery(id))?.data?.galleryItemById;
  return item ? <GalleryOverlay item={item} ways={ways} /> : null;
}
