import type { FunctionComponent } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import {
  galleryItemQuery,
  galleryPageQuery,
} from '../../features/gallery/public/gallery.queries.ts';
import { GallerySection } from '../../features/gallery/public/GallerySection.tsx';
import { premisesQuery } from '../../features/premises/public/premises.queries.ts';
import { PremisesSection } from '../../features/premises/public/PremisesSection.tsx';
import { queryKey, type AnyPageQuery } from '../../public/page/pageQuery.ts';
import type { SeenItem } from '../form/waitingParts.ts';

interface PartPreview {
  readonly query: AnyPageQuery;
  readonly Part: FunctionComponent;
  /** With only this item, under its query's key. */
  readonly answer: (item: SeenItem) => readonly [key: string, data: unknown];
}

/** Types without their own pages. */
export const PART_PREVIEWS: Partial<Readonly<Record<ItemType, PartPreview>>> = {
  GalleryItem: {
    query: galleryItemQuery(1),
    Part: GallerySection,
    answer: (item) => [
      queryKey(galleryPageQuery(1)),
      { galleryByPage: { items: [item], total: 1, pageSize: 1 } },
    ],
  },
  PremisesPhoto: {
    query: premisesQuery(),
    Part: PremisesSection,
    answer: (item) => [queryKey(premisesQuery()), { premisesPhotos: [item] }],
  },
};
