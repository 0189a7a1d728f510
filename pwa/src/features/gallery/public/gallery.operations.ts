import { ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql, type FragmentOf } from '../../../shared/graphql/tada.ts';

export const GalleryItemParts = graphql(
  `
    fragment GalleryItemParts on GalleryItem {
      id
      title
      author
      yearMade
      image {
        ...ImageParts
      }
    }
  `,
  [ImageParts],
);

export type GalleryItemData = FragmentOf<typeof GalleryItemParts>;

/** Pages count from 1. */
export const GalleryPage = graphql(
  `
    query GalleryPage($page: Int!) {
      galleryByPage(page: $page) {
        items {
          ...GalleryItemParts
        }
        total
        pageSize
      }
    }
  `,
  [GalleryItemParts],
);

export const GalleryItemDetail = graphql(
  `
    query GalleryItemDetail($id: Int!) {
      galleryItemById(id: $id) {
        ...GalleryItemParts
      }
    }
  `,
  [GalleryItemParts],
);
