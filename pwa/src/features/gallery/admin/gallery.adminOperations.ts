import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql, type FragmentOf, type VariablesOf } from '../../../shared/graphql/tada.ts';

/** All that the staff see and edit of a picture. */
export const GalleryAdminParts = graphql(`
  fragment GalleryAdminParts on GalleryItem {
    id
    author
    title
    yearMade
    isRented
    rentedTo
    createdAt
    updatedAt
    publishedAt
    version
    image {
      src
      width
      height
      alt
      placeholder
      srcSet
    }
  }
`);

/** A picture as the staff list and edit it. */
export type GalleryAdminItem = FragmentOf<typeof GalleryAdminParts>;

/** A page of the staff list. */
export const AdminGalleryList = graphql(
  `
    query AdminGalleryList(${LIST_VARIABLES}) {
      list: staffGallery(${LIST_ARGUMENTS}) {
        items {
          ...GalleryAdminParts
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [GalleryAdminParts],
);

/** One picture, to edit. */
export const AdminGalleryItem = graphql(
  `
    query AdminGalleryItem($id: Int!) {
      item: galleryItemById(id: $id) {
        ...GalleryAdminParts
      }
    }
  `,
  [GalleryAdminParts],
);

/** Adds a picture, with its image where one is given. */
export const CreateGalleryItem = graphql(
  `
    mutation CreateGalleryItem($input: GalleryItemInput!, $file: Upload) {
      item: createGalleryItem(input: $input, file: $file) {
        ...GalleryAdminParts
      }
    }
  `,
  [GalleryAdminParts],
);

/** The fields of a picture that staff write. */
export type GalleryFields = VariablesOf<typeof CreateGalleryItem>['input'];

/** Saves the written fields. */
export const UpdateGalleryItem = graphql(
  `
    mutation UpdateGalleryItem($input: GalleryItemEdit!) {
      item: updateGalleryItem(input: $input) {
        ...GalleryAdminParts
      }
    }
  `,
  [GalleryAdminParts],
);

/** Puts another image in place of the present one. */
export const UpdateGalleryItemImage = graphql(
  `
    mutation UpdateGalleryItemImage($id: Int!, $file: Upload!) {
      item: updateGalleryItemImage(id: $id, file: $file) {
        ...GalleryAdminParts
      }
    }
  `,
  [GalleryAdminParts],
);

/** Deletes a picture. */
export const DeleteGalleryItem = graphql(`
  mutation DeleteGalleryItem($id: Int!) {
    deleteGalleryItem(id: $id)
  }
`);
