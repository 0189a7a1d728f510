import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** A row of the staff list. */
const ArtSalonRowParts = graphql(`
  fragment ArtSalonRowParts on ArtSalon {
    id
    author
    title
    yearHappening
    colonyType
    updatedAt
    publishedAt
  }
`);

/** All that the staff see and edit of an art salon. */
const ArtSalonItemParts = graphql(
  `
    fragment ArtSalonItemParts on ArtSalon {
      ...ArtSalonRowParts
      description
      createdAt
      version
      image {
        src
        alt
      }
    }
  `,
  [ArtSalonRowParts],
);

/** A page of the staff list. */
export const AdminArtSalons = graphql(
  `
    query AdminArtSalons(${LIST_VARIABLES}) {
      staffArtSalons(${LIST_ARGUMENTS}) {
        items {
          ...ArtSalonRowParts
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [ArtSalonRowParts],
);

/** One of them, to edit. */
export const AdminArtSalon = graphql(
  `
    query AdminArtSalon($id: Int!) {
      artSalonById(id: $id) {
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
      createArtSalon(input: $input, file: $file) {
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
      updateArtSalon(input: $input) {
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
      updateArtSalonImage(id: $id, file: $file) {
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
