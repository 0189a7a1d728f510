import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';
import { EXHIBITION_ITEM_FIELDS, EXHIBITION_ROW_FIELDS } from './exhibitionFields.ts';

/** All that the staff see and edit of an art salon. */
const ArtSalonItemParts = graphql(`
  fragment ArtSalonItemParts on ArtSalon {
    ${EXHIBITION_ROW_FIELDS}
    ${EXHIBITION_ITEM_FIELDS}
  }
`);

/** A page of the staff list. */
export const AdminArtSalons = graphql(`
  query AdminArtSalons(${LIST_VARIABLES}) {
    list: staffArtSalons(${LIST_ARGUMENTS}) {
      items {
        ${EXHIBITION_ROW_FIELDS}
      }
      ${LIST_FIELDS}
    }
  }
`);

/** One of them, to edit. */
export const AdminArtSalon = graphql(
  `
    query AdminArtSalon($id: Int!) {
      item: artSalonById(id: $id) {
        ...ArtSalonItemParts
      }
    }
  `,
  [ArtSalonItemParts],
);

/** Publishes an art salon, with its picture where one is given. */
export const CreateArtSalon = graphql(
  `
    mutation CreateArtSalon($input: ExhibitionInput!, $file: Upload) {
      item: createArtSalon(input: $input, file: $file) {
        ...ArtSalonItemParts
      }
    }
  `,
  [ArtSalonItemParts],
);

/** Saves the written fields. */
export const UpdateArtSalon = graphql(
  `
    mutation UpdateArtSalon($input: ExhibitionEdit!) {
      item: updateArtSalon(input: $input) {
        ...ArtSalonItemParts
      }
    }
  `,
  [ArtSalonItemParts],
);

/** Puts another picture in place of the present one. */
export const UpdateArtSalonImage = graphql(
  `
    mutation UpdateArtSalonImage($id: Int!, $file: Upload!) {
      item: updateArtSalonImage(id: $id, file: $file) {
        ...ArtSalonItemParts
      }
    }
  `,
  [ArtSalonItemParts],
);

/** Deletes an art salon. */
export const DeleteArtSalon = graphql(`
  mutation DeleteArtSalon($id: Int!) {
    deleteArtSalon(id: $id)
  }
`);
