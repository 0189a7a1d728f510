import { ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql, type FragmentOf } from '../../../shared/graphql/tada.ts';

/** The fields of a picture on the wall and in the overlay. */
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

/** A picture as the wall shows it. */
export type GalleryItemData = FragmentOf<typeof GalleryItemParts>;

/** A numbered page of the gallery, from 1. */
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

/** One picture. */
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
